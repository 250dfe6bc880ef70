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

/** Tells one state of the sources, or of what was built of them, from another: path, size and time of each file. */
function stateOf(folder, isOfIt) {
  const remotes = readdirSync(folder).filter((name) => name.startsWith('mf-'));
  const hash = createHash('sha256');
  for (const path of [...sources, ...remotes])
    for (const line of filesBelow(join(folder, path))) if (isOfIt(line.slice(folder.length))) hash.update(line);
  return hash.digest('hex');
}

const wasBuilt = (line) => line.includes('/dist/');
const isSource = (line) => !wasBuilt(line);

function* filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isFile()) yield `${path} ${stats.size} ${stats.mtimeMs}\n`;
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path).toSorted()) if (name !== 'node_modules') yield* filesBelow(join(path, name));
}

/** Is everything built, and nothing changed since? */
export const isBuilt = (folder = root, file = stamp) =>
  existsSync(file) && readFileSync(file, 'utf8') === stateOf(folder, isSource) + stateOf(folder, wasBuilt);

/** A build begins; returns what says that it has ended. What is changed meanwhile is not built by it. */
export function beginBuild(folder = root, file = stamp) {
  const before = stateOf(folder, isSource);
  return () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, before + stateOf(folder, wasBuilt));
  };
}
