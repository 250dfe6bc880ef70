import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onStop } from '../process/stop.mjs';

const name = 'running.json';
/** Settings that another command needs to reach the product of this folder. */
const told = [
  'PORT',
  'DATABASE_URL',
  'SHELL_FOLDER',
  'REMOTES_FOLDER',
  'DEPOT_MODE',
  'DEPOT_SECRET',
  'DEPOT_URL',
  'DEPOT_RELEASE_TOKEN',
];

/** Leaves a note, readable by its owner only, as long as the product runs. */
export async function tellRunning(dataFolder, env) {
  const file = join(dataFolder, name);
  onStop(() => rm(file, { force: true }));
  await writeFile(file, JSON.stringify(Object.fromEntries(told.map((key) => [key, env[key]]))), { mode: 0o600 });
}

/** The environment of the product that runs from this folder, or undefined. */
export async function runningProduct(dataFolder) {
  try {
    return JSON.parse(await readFile(join(dataFolder, name), 'utf8'));
  } catch {
    return undefined;
  }
}
