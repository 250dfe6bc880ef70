import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runEverywhere } from '../build/build-all.mjs';
import { loadDemo } from '../demo/load-demo.mjs';
import { reachableAt } from '../net/hosts.mjs';
import { findChromium } from '../prerequisites/printing.mjs';
import { CommandFailed, mustRun } from '../process/run-command.mjs';
import { line, notice, Problem, step } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { secretFile, takeDataFolder } from './data-folder.mjs';
import { provideDatabase } from './database.mjs';
import { tellRunning } from './running.mjs';
import { serve } from './serve.mjs';

/**
 * Starts the whole product and returns when it is usable. Started processes are registered with `onStop`; services that
 * end are restarted.
 *
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @param {{ isDurable?: boolean, isBuilt?: boolean, isFilled?: boolean }} [options] `isDurable: false` for tests, whose
 *   data may be lost; `isFilled: false` for those that need accounts only
 * @returns {Promise<{ url: string, died: Promise<string> }>}
 */
export async function launchProduct(settings, { isDurable = true, isBuilt = false, isFilled = true } = {}) {
  const { dataFolder, port, host, mode } = settings;
  await takeDataFolder(dataFolder);
  const [database] = await Promise.all([
    step('Database', () => provideDatabase({ ...settings, isDurable })),
    isBuilt ? undefined : step('Build', build),
  ]);
  const env = await environmentOf(settings, database.url);
  const token = await step('Remotes and schema', () => prepare(env, dataFolder));
  const address = `http://${reachableAt(host)}:${port}`;
  await tellRunning(dataFolder, { ...env, DEPOT_URL: address, DEPOT_RELEASE_TOKEN: token });
  const services = await step('Services', () => serve({ port, host, dataFolder, env }));
  if (mode === 'demo' && isFilled) await fill(services.url);
  return { url: services.url, died: database.died.then((how) => `The database ended by itself: ${how}`) };
}

async function build(note) {
  try {
    await runEverywhere('build', note);
  } catch (error) {
    throw error instanceof CommandFailed ? new Problem(`The build failed:\n${error.output}`) : error;
  }
}

/** A demo with gaps is better than none; the next start goes on where this one had to stop. */
async function fill(url) {
  try {
    await loadDemo(url);
  } catch (error) {
    line(`  The demo data is not complete: ${error.message}`);
  }
}

/**
 * Environment of the services; see docs/operations.md. A demo keeps its signing secret, so that sessions survive a
 * restart.
 */
export async function environmentOf({ env, mode, dataFolder, port }, databaseUrl) {
  return {
    ...env,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    DEPOT_MODE: mode,
    DEPOT_SECRET: env.DEPOT_SECRET || (mode === 'demo' ? await secretFile(dataFolder, 'signing.secret') : ''),
    SHELL_FOLDER: env.SHELL_FOLDER || join(root, 'shell/dist'),
    REMOTES_FOLDER: env.REMOTES_FOLDER || join(dataFolder, 'artifacts'),
    CHROMIUM_PATH: findChromium() ?? '',
    NODE_ENV: 'production',
  };
}

/** Returns a token that releases the remotes of this checkout. */
async function prepare(env, dataFolder) {
  const script = join(import.meta.dirname, 'prepare-product.mjs');
  const tokenFile = join(dataFolder, 'release.token');
  try {
    await mustRun([process.execPath, script, JSON.stringify(await builtRemotes()), tokenFile], {
      cwd: root,
      env: { ...env, LOG_LEVEL: 'error' },
      onLine: (text) => text.startsWith(notice) && line(`  ${text}`),
    });
  } catch (error) {
    throw error instanceof CommandFailed ? new Problem(error.output) : error;
  }
  if (!env.CHROMIUM_PATH) line('  Without Chromium nothing can be printed.');
  return readFile(tokenFile, 'utf8');
}

/** The remotes of this checkout that are built, by name. */
async function builtRemotes() {
  const names = (await readdir(root)).filter((name) => name.startsWith('mf-'));
  const needed = ['package.json', 'dist/mf-manifest.json'];
  return names.filter((name) => needed.every((file) => existsSync(join(root, name, file))));
}
