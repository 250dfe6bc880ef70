import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What every page of the remote loads before its screen. */
const first = /^(mf-manifest\.json|entry\.[^/]+\.js|__federation_expose_manifest\.[^/]+\.js)\.br$/;

/** Bytes of a built remote as they travel, compressed: those of the first files, and all. */
export async function sizes(folder) {
  const files = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.br'));
  const bytes = await Promise.all(files.map(async (name) => ({ name, size: (await stat(join(folder, 'dist', name))).size })));
  const sum = (some) => some.reduce((total, { size }) => total + size, 0);
  return { first: sum(bytes.filter(({ name }) => first.test(name))), total: sum(bytes) };
}

/** Why a built remote is too large: the budget stands in its package.json, in bytes. */
export async function sizeProblems(folder) {
  const { depot } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (!depot?.budget) return ['package.json has no depot.budget { first, total }.'];
  const actual = await sizes(folder);
  return Object.entries(depot.budget)
    .filter(([name, most]) => !(actual[name] <= most))
    .map(([name, most]) => `${name} is ${actual[name]} bytes compressed; the budget in package.json is ${most}.`);
}
