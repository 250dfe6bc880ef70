import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { runningProduct } from './running.mjs';
import { readSettings } from './settings.mjs';

/** The environment of the product that a command works on: that of DATABASE_URL, or the one that runs here. */
export async function productEnvironment() {
  if (process.env.DATABASE_URL) return process.env;
  const running = await runningProduct(readSettings(process.env).dataFolder);
  if (!running) throw new Problem('No product runs here. Start it, or name its database with DATABASE_URL.');
  return { ...process.env, ...running };
}

/** These commands work on a product that has been built here. */
export async function ensureInstalled() {
  if (!existsSync(join(root, 'services/host/dist/main.js')))
    throw new Problem('Depot is not built here yet: run `npm start` once, or `npm run build`.');
}
