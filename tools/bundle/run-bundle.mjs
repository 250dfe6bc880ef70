import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderToPaidInvoice } from '../../lab/node-lines/first-order.mjs';
import { Version } from '../../lab/upgrade/version.mjs';
import { runEverywhere } from '../build/build-all.mjs';
import { temporaryMariadb } from '../database/temporary.mjs';
import { loadDemo } from '../demo/load-demo.mjs';
import { freePort } from '../net/free-port.mjs';
import { mustRun, runCommand } from '../process/run-command.mjs';
import { onStop, stopAll } from '../process/stop.mjs';
import { Problem, step } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { packBundle } from './bundle.mjs';

/** A version that is never released, so that no released bundle is overwritten. */
const version = 'tried';

/**
 * Installs the output of `npm run bundle` in an empty folder by docs/operations.md, without development packages. It
 * migrates the schema, serves, prints, is backed up, restored and examined by its own programs.
 *
 * @returns `{ passed, failed }`
 */
export async function runBundle() {
  await step('Build', () => runEverywhere('build'));
  const own = await mkdtemp(join(tmpdir(), 'depot-bundle-'));
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    const file = await step(`Bundle of ${commit.slice(0, 8)}`, () => packBundle(version, commit, own));
    await step('npm ci --omit=dev in an empty folder', () => install(own, file));
    await serveFrom(own);
    return { passed: 1, failed: 0 };
  } finally {
    await stopAll();
    await rm(own, { recursive: true, force: true });
  }
}

const folderIn = (own) => join(own, 'srv', `depot-${version}`);

/** As the section about upgrades has it. */
async function install(own, file) {
  await mustRun(['mkdir', join(own, 'srv')]);
  await mustRun(['tar', '-xzf', file, '-C', join(own, 'srv')]);
  await mustRun(['npm', 'ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folderIn(own) });
}

async function serveFrom(own) {
  const database = await temporaryMariadb();
  onStop(database.remove);
  const folder = folderIn(own);
  const bundle = new Version('the bundle', folder, `${database.url}depot`);
  bundle.env.SHELL_FOLDER = join(folder, 'shell/dist');
  await createDatabase(database.url);
  await step('The schema', () => bundle.run(['services/host/dist/main.js', '--migrate-only']));
  await step('Its accounts', () =>
    bundle.run(['tools/start/prepare-product.mjs', '[]', join(own, 'token')], { DEPOT_MODE: 'demo' }),
  );
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const serving = await step('It is ready', () => bundle.serve(port));
  await step('Its page', () => assertPage(origin));
  await loadDemo(origin);
  await step('An order to its printed and paid invoice', () => orderToPaidInvoice(origin));
  await step('Its programs', () => usePrograms(bundle, own, port));
  await serving.stop();
  await step('Its backup restored', () => bundle.run(['tools/restore.mjs', backupIn(own), '--yes']));
}

async function createDatabase(url) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(url);
  await connection.query('CREATE DATABASE depot CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  await connection.end();
}

const backupIn = (own) => join(own, 'backups', 'all.sql.gz');

async function assertPage(origin) {
  const page = await (await fetch(`${origin}/`)).text();
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  if (!script) throw new Problem(`${origin}/ has no script: ${page.slice(0, 200)}`);
  const { ok, status } = await fetch(new URL(script, origin));
  if (!ok) throw new Problem(`${script} of the page is answered with ${status}.`);
}

/** Runs the operator's commands while it serves. */
async function usePrograms(bundle, own, port) {
  const npm = (...args) => mustRun(['npm', 'run', '-s', ...args], { cwd: bundle.folder, env: bundle.env });
  await npm('tenant', '--', 'Acme Foods', 'America/New_York', 'Pat Reed', 'pat@acme.example');
  await npm('backup', '--', backupIn(own));
  await npm('routes', '--', '--nginx');
  await doctor(bundle, port);
}

/** Checks that pass here: this product has no releases, no mail server and no proxy. */
const wellHere = [
  'Node',
  'Configuration',
  'Database',
  'Clock',
  'Schema',
  'Consistency',
  'Restoring',
  'Services',
  'Shell',
];

async function doctor(bundle, port) {
  const said = [];
  const env = { ...bundle.env, PORT: String(port) };
  await runCommand(['npm', 'run', '-s', 'doctor'], { cwd: bundle.folder, env, onLine: (text) => said.push(text) });
  const missing = wellHere.filter((title) => !said.some((text) => new RegExp(`^ *[✓!] ${title}:`).test(text)));
  if (missing.length > 0) throw new Problem(`The doctor finds ${missing.join(', ')} not well:\n${said.join('\n')}`);
}
