import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runEverywhere } from '../../tools/build/build-all.mjs';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { findTestProgram } from '../../tools/prerequisites/debian-program.mjs';
import { mustRun } from '../../tools/process/run-command.mjs';
import { onStop, stopAll } from '../../tools/process/stop.mjs';
import { findProgram } from '../../tools/programs/find-program.mjs';
import { line, Problem } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { documentedCommands } from './documented.mjs';
import { createMailbox } from './mailbox.mjs';
import { createSandbox } from './sandbox.mjs';

const standIns = join(import.meta.dirname, 'stand-ins');
/** Milliseconds within which Prometheus has asked every process: it does so every 15 s. */
const heardMs = 60_000;
/** Output of the command that creates the first distributor. */
const shownPassword = /with the password (\S+) and/;

/**
 * Goes the way of the documents from an empty database to the first paid invoice: runs every command of their section
 * about production as it stands, then does business through the proxy as the people of the new distributor.
 *
 * @returns `{ passed, failed, skipped }`
 */
export async function runDocuments() {
  const nginx = findTestProgram('nginx');
  const openssl = findProgram('openssl');
  if (!nginx || !openssl) {
    line(`  There is no ${nginx ? 'openssl' : 'nginx'}: the documented way is not gone.`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  await runEverywhere('build');
  const folder = await mkdtemp(join(tmpdir(), 'depot-production-'));
  const forget = onStop(() => rm(folder, { recursive: true, force: true }));
  try {
    await inSandbox(folder, { nginx, openssl });
    return { passed: 1, failed: 0 };
  } finally {
    forget();
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}

async function inSandbox(folder, { nginx, openssl }) {
  const started = performance.now();
  const since = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const database = await temporaryMariadb();
  onStop(database.remove);
  const sandbox = await createSandbox(folder, accessTo(database.url));
  const mails = join(folder, 'mails');
  const mailbox = await createMailbox(sandbox.ports.smtp, mails);
  onStop(mailbox.close);
  onStop(() => stopServices(folder));
  makeCertificate(folder, openssl);
  await installStandIns(folder);
  const prometheus = findPrometheus();
  const env = { ...environmentIn(folder, nginx), ...(prometheus && { PROMETHEUS_PATH: prometheus }) };
  env.PROMETHEUS_PORT = String(sandbox.ports.prometheus);
  const password = await runCommands(sandbox.translate(documentedCommands().join('\n')), env);
  line(`  Every command of the documents has run (${since()}).`);
  const origin = `https://depot.example:${sandbox.ports.https}`;
  await mustRun([process.execPath, join(import.meta.dirname, 'first-invoice.mjs')], {
    env: { ...env, ORIGIN: origin, DEPOT_USER: 'pat@acme.example', DEPOT_PASSWORD: password, MAILS: mails },
  });
  line(`  The first invoice is paid (${since()}).`);
  if (!prometheus) line('  There is no Prometheus: the documented one is not looked at.');
  else line(`  ${await watchedBy(sandbox.ports.prometheus)} (${since()}).`);
}

/** The program that stands beside promtool in Debian's package. */
function findPrometheus() {
  const promtool = findTestProgram('promtool');
  const path = promtool && join(dirname(promtool), 'prometheus');
  return path && existsSync(path) ? path : undefined;
}

/** Waits until Prometheus has heard of every process, and expects that no alert fires. */
async function watchedBy(port) {
  const read = async (path) => (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()).data;
  const giveUp = AbortSignal.timeout(heardMs);
  for (;;) {
    const { activeTargets } = await read('targets');
    if (activeTargets.length > 0 && activeTargets.every(({ health }) => health === 'up')) break;
    const isDown = ({ health, lastError }) => (health === 'down' ? [lastError] : []);
    await wait(500, undefined, { signal: giveUp }).catch(() => {
      throw new Problem(`Prometheus does not hear every process: ${activeTargets.flatMap(isDown).join(', ')}`);
    });
  }
  const { alerts } = await read('alerts');
  const firing = alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
  if (firing.length > 0) throw new Problem(`Alerts of the documented product fire: ${firing.join(', ')}`);
  return 'Prometheus hears every process, and no alert fires';
}

/** Address of the server for its administrator. */
function accessTo(url) {
  const { port, username, password } = new URL(url);
  return { port: Number(port), username, password };
}

/** An authority of our own, and a certificate of it for the name that people type. */
function makeCertificate(folder, openssl) {
  const at = (name) => join(folder, 'etc/depot/tls', name);
  const made = spawnSync(
    openssl,
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=depot.example -addext subjectAltName=DNS:depot.example
     -keyout ${at('privkey.pem')} -out ${at('fullchain.pem')}`.split(/\s+/),
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Problem(`openssl made no certificate: ${made.stderr}`);
}

/** Installs stand-ins for programs that would change this machine. */
async function installStandIns(folder) {
  const programs = {
    systemctl: `exec ${process.execPath} ${join(standIns, 'systemctl.mjs')} "$@"`,
    nginx: `exec ${process.execPath} ${join(standIns, 'nginx.mjs')} "$@"`,
    mariadb: `exec ${process.execPath} ${join(standIns, 'mariadb.mjs')}`,
    // the accounts of Debian's packages
    chown: 'exit 0',
  };
  for (const [name, script] of Object.entries(programs)) {
    const file = join(folder, 'bin', name);
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
  }
}

function environmentIn(folder, nginx) {
  const names = pathToFileURL(join(standIns, 'names.mjs')).href;
  return {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    HOME: process.env.HOME,
    SANDBOX: folder,
    // run by the stand-in of that name
    NGINX_PATH: nginx,
    CI: 'true',
    NX_DAEMON: 'false',
    NODE_OPTIONS: `--import=${names}`,
    NODE_EXTRA_CA_CERTS: join(folder, 'etc/depot/tls/fullchain.pem'),
  };
}

/** Runs the commands in one shell, enters the password when asked, and returns it. */
async function runCommands(commands, env) {
  const script = join(env.SANDBOX, 'commands.sh');
  await writeFile(script, `set -euo pipefail\n${commands}\n`);
  const shell = spawn('bash', [script], { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const forget = onStop(() => endGroup(shell.pid));
  let said = '';
  let password;
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    said += text;
    const [, shown] = password ? [] : (shownPassword.exec(said) ?? []);
    if (!shown) return;
    password = shown;
    shell.stdin.end(`${password}\n`);
  });
  const [code] = await once(shell, 'close');
  forget();
  if (code !== 0) throw new Problem(`The commands of the documents ended with ${code}.\n${await logsIn(env.SANDBOX)}`);
  return password;
}

/** Ends of the logs of services and proxy. */
async function logsIn(folder) {
  const names = await readdir(join(folder, 'log'));
  const texts = names.map(
    async (name) => `${name}:\n${(await readFile(join(folder, 'log', name), 'utf8')).slice(-2000)}`,
  );
  return (await Promise.all(texts)).join('\n');
}

async function stopServices(folder) {
  for (const name of await readdir(join(folder, 'run')).catch(() => []))
    endGroup(Number(await readFile(join(folder, 'run', name), 'utf8')));
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended
  }
}
