import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { endingWithUs } from '../process/with-parent.mjs';
import { findMariadb } from './find-mariadb.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/** For tests only: what is lost in a crash of the machine does not matter there. */
const withoutDurability = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-log-file-size=64M',
  '--innodb-buffer-pool-size=256M',
  '--max-connections=300',
];
const durable = ['--innodb-buffer-pool-size=256M', '--max-connections=300'];

/**
 * Prepares (once) and starts a MariaDB of our own in `folder`, reachable on the loopback interface only.
 * The user `depot` may do everything there, creating databases included.
 *
 * @param {{ folder: string, port: number, password: string, isDurable: boolean }} options
 */
export async function launchMariadb({ folder, port, password, isDurable }) {
  const programs = findMariadb();
  if (!programs) throw new Error('MariaDB is not installed: neither mariadbd nor mariadb-install-db was found.');
  const paths = { data: join(folder, 'data'), log: join(folder, 'err.log'), init: join(folder, 'init.sql') };
  await mkdir(folder, { recursive: true });
  if (!existsSync(paths.data)) await prepare(programs, paths.data);
  await writeFile(paths.init, accountStatements(password), { mode: 0o600 });
  const server = startServer(programs.server, [...serverArguments(programs, paths, port), ...(isDurable ? durable : withoutDurability)]);
  const exited = new Promise((resolve) => server.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)));
  try {
    await readyOrDead(server, { port, password, log: paths.log });
  } catch (error) {
    await stop(server);
    throw error;
  } finally {
    await rm(paths.init, { force: true });
  }
  return { pid: server.pid, url: `mysql://depot:${password}@127.0.0.1:${port}/`, exited, stop: () => stop(server) };
}

const unfinishedName = 'data.unfinished';

/**
 * Made under another name and renamed when complete, so that an interrupted first start leaves nothing half prepared.
 * The installer is a shell script that breaks on spaces in paths: it gets a relative one.
 */
async function prepare({ installer, home }, dataFolder) {
  const folder = dirname(dataFolder);
  const unfinished = join(folder, unfinishedName);
  await rm(unfinished, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    installer,
    [
      '--no-defaults',
      `--datadir=./${unfinishedName}`,
      `--basedir=${home}`,
      `--user=${userInfo().username}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--force', // a machine that cannot look up its own name will do
      '--skip-name-resolve',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`MariaDB could not prepare ${dataFolder}:\n${stdout}${stderr}`);
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

/** The socket's name is relative to the data folder: a full path may be longer than the 107 characters a socket may have. */
function serverArguments({ home }, paths, port) {
  return [
    '--no-defaults',
    `--user=${userInfo().username}`,
    `--basedir=${home}`,
    `--datadir=${paths.data}`,
    '--socket=m.sock',
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--pid-file=m.pid',
    `--log-error=${paths.log}`,
    `--init-file=${paths.init}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
  ];
}

/** In a process group of its own, so that Ctrl-C in the terminal reaches us first and we stop it in order. */
function startServer(program, args) {
  const [command, all] = endingWithUs(program, args);
  return spawn(command, all, { detached: true, stdio: 'ignore' });
}

async function readyOrDead(server, { port, password, log }) {
  const impatience = new AbortController();
  const death = new Promise((_, reject) => {
    server.once('error', reject);
    server.once('exit', (code, signal) => reject(new Error(`it ended with ${signal ?? `code ${code}`}`)));
  });
  try {
    await Promise.race([waitUntilReady({ port, user: 'depot', password, signal: impatience.signal }), death]);
  } catch (cause) {
    const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-12).join('\n');
    throw new Error(`MariaDB did not start: ${cause.message}.\n${lines}`, { cause });
  } finally {
    impatience.abort();
  }
}

/** Asks the server to end and waits for it; after 20 s it is killed. */
function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.kill('SIGKILL'), 20_000);
    server.once('exit', () => {
      clearTimeout(impatience);
      resolve();
    });
    server.kill('SIGTERM');
  });
}
