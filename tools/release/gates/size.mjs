import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that every page of the remote loads before its screen. */
const first = /^(mf-manifest\.json|entry\.[^/]+\.js|__federation_expose_manifest\.[^/]+\.js)\.br$/;

/** Bytes of a built remote as they travel, compressed: those of the first files, and all. */
export async function sizes(folder) {
  const built = await readdir(join(folder, 'dist')).catch(() => []);
  const files = built.filter((name) => name.endsWith('.br'));
  const bytes = await Promise.all(
    files.map(async (name) => ({ name, size: (await stat(join(folder, 'dist', name))).size })),
  );
  const sum = (some) => some.reduce((total, { size }) => total + size, 0);
  return { first: sum(bytes.filter(({ name }) => first.test(name))), total: sum(bytes) };
}

/** Says why a built remote is too large: the budget is in its package.json, in bytes, with the reason. */
export async function sizeProblems(folder) {
  const { depot } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { first: most, total: maxOfAll, reason } = depot?.budget ?? {};
  if (!(most > 0 && maxOfAll > 0 && reason)) return ['package.json has no depot.budget { first, total, reason }.'];
  const actual = await sizes(folder);
  if (actual.total === 0) return ['dist has no compressed files: build it for production first.'];
  return Object.entries({ first: most, total: maxOfAll })
    .filter(([name, budget]) => !(actual[name] <= budget))
    .map(([name, budget]) => `${name} is ${actual[name]} bytes compressed; the budget in package.json is ${budget}.`);
}
