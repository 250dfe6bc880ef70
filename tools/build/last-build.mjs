import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace-root.mjs';

/**
 * Nx takes what was built before from its cache by removing the folder and copying it anew, also where it is there as
 * it should be. A process that loads a file of it at that moment fails, and a part of `npm test` beside it. So nothing
 * is asked of Nx while neither the sources nor what was built of them have changed since the last whole build.
 */
const stamp = join(root, 'node_modules', '.cache', 'depot-build', 'last-build');

const sources = ['shell', 'services', 'libs', 'tools/build', 'nx.json', 'package-lock.json', 'tsconfig.base.json'];

/** What tells one state of the sources and of what was built from another: path, size and time of each file. */
function stateOf(folder) {
  const remotes = readdirSync(folder).filter((name) => name.startsWith('mf-'));
  const hash = createHash('sha256');
  for (const path of [...sources, ...remotes]) for (const line of filesBelow(join(folder, path))) hash.update(line);
  return hash.digest('hex');
}

function* filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isFile()) yield `${path} ${stats.size} ${stats.mtimeMs}\n`;
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path).toSorted()) if (name !== 'node_modules') yield* filesBelow(join(path, name));
}

/** Is everything built, and nothing changed since? */
export const isBuilt = (folder = root, file = stamp) =>
  existsSync(file) && readFileSync(file, 'utf8') === stateOf(folder);

/** From now on it is. */
export function noteBuilt(folder = root, file = stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stateOf(folder));
}
