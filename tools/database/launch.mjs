import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { endingWithUs } from '../process/run-command.mjs';
import { installedMariadb } from './servers/installed-mariadb.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/** For tests only, which do not need durability after a crash of the machine. */
const withoutDurability = ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0'];

/**
 * A database server with available programs.
 *
 * @typedef {object} DatabaseServer
 * @property {string} title display name
 * @property {string[]} command the program and the arguments for finding its own files
 * @property {string[]} fleeting arguments for data that may be lost
 * @property {(dataFolder: string) => void | Promise<void>} prepare fills a data folder that does not exist yet
 * @property {NodeJS.ProcessEnv} [environment] variables in addition to ours
 * @property {Account} [account] account of its process; ours by default
 *
 * @typedef {{ name: string, uid: number, gid: number }} Account an account of this machine
 */

/**
 * Prepares (once) and starts a server of our own in `folder`, reachable on the loopback interface only.
 * The user `depot` may do everything there, creating databases included. One that joins others has its accounts from
 * them.
 *
 * @typedef {object} Launch
 * @property {string} folder
 * @property {number} port
 * @property {string} password
 * @property {boolean} isDurable
 * @property {boolean} [isJoining]
 * @property {DatabaseServer} [server]
 *
 * @param {Launch} options
 */
export async function launchDatabase({ server = installedMariadb(), ...options }) {
  const { folder, port, password, isDurable, isJoining = false } = options;
  const inFolder = (name) => join(folder, name);
  const paths = { data: inFolder('data'), log: inFolder('err.log'), init: inFolder('init.sql'), tmp: inFolder('tmp') };
  await mkdir(folder, { recursive: true });
  await own(folder, server.account);
  await mkdir(paths.tmp, { recursive: true });
  await own(paths.tmp, server.account);
  if (!existsSync(paths.data)) await prepare(server, paths.data);
  await writeFile(paths.init, accountStatements(password), { mode: 0o600 });
  await own(paths.init, server.account);
  const running = startServer(server, [
    ...serverArguments(paths, port, server.account ?? { name: userInfo().username }),
    ...(isJoining ? [] : [`--init-file=${paths.init}`]),
    ...(isDurable ? [] : [...withoutDurability, ...server.fleeting]),
  ]);
  const exited = new Promise((resolve) => running.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)));
  try {
    await readyOrDead(running, { port, password, log: paths.log, title: server.title });
  } catch (error) {
    await stop(running);
    throw error;
  } finally {
    await rm(paths.init, { force: true });
  }
  const url = `mysql://depot:${password}@127.0.0.1:${port}/`;
  return { pid: running.pid, url, exited, stop: () => stop(running) };
}

const own = async (path, account) => account && chown(path, account.uid, account.gid);

/** Made under another name and renamed when complete: an interrupted first start leaves nothing half prepared. */
async function prepare(server, dataFolder) {
  const unfinished = join(dirname(dataFolder), 'data.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await server.prepare(unfinished);
  await own(unfinished, server.account);
  await rename(unfinished, dataFolder);
}

/** Run by the server at every start, so the accounts are right even after a half-done first start. */
function accountStatements(password) {
  return [
    `CREATE USER IF NOT EXISTS 'depot'@'127.0.0.1';`,
    `ALTER USER 'depot'@'127.0.0.1' IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON *.* TO 'depot'@'127.0.0.1' WITH GRANT OPTION;`,
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}';`,
    '',
  ].join('\n');
}

/**
 * The socket's name is relative to the data folder: a full path may be longer than the 107 characters a socket may
 * have.
 */
function serverArguments(paths, port, account) {
  return [
    `--user=${account.name}`,
    `--datadir=${paths.data}`,
    `--tmpdir=${paths.tmp}`, // a server that starts removes the temporary tables of others in the same folder
    '--socket=m.sock',
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--pid-file=m.pid',
    `--log-error=${paths.log}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--innodb-buffer-pool-size=256M',
    '--max-connections=300',
  ];
}

/** In a process group of its own, so that Ctrl-C in the terminal reaches us first and we stop it in order. */
function startServer({ command: [program, ...first], environment, account }, args) {
  const [command, all] = endingWithUs(program, [...first, ...args]);
  const { uid, gid } = account ?? {};
  return spawn(command, all, { detached: true, stdio: 'ignore', env: { ...process.env, ...environment }, uid, gid });
}

async function readyOrDead(server, { port, password, log, title }) {
  const timeout = new AbortController();
  const death = new Promise((_, reject) => {
    server.once('error', reject);
    server.once('exit', (code, signal) => reject(new Error(`it ended with ${signal ?? `code ${code}`}`)));
  });
  try {
    await Promise.race([waitUntilReady({ port, user: 'depot', password, signal: timeout.signal }), death]);
  } catch (cause) {
    const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-12).join('\n');
    throw new Error(`${title} did not start: ${cause.message}.\n${lines}`, { cause });
  } finally {
    timeout.abort();
  }
}

/** Asks the server to end and waits for it; after 20 s it is killed. */
function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.kill('SIGKILL'), 20_000);
    server.once('exit', () => {
      clearTimeout(timeout);
      resolve();
    });
    server.kill('SIGTERM');
  });
}
