import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace-root.mjs';

/**
 * Nx restores cached output by removing the folder and copying it, even if it is up to date. A process that loads a
 * file of it at that moment fails, such as a test that runs in parallel. Nx is therefore not called while neither
 * sources nor output have changed since the last full build.
 */
const stamp = join(root, 'node_modules', '.cache', 'depot-build', 'last-build');

const sources = ['shell', 'services', 'libs', 'tools/build', 'nx.json', 'package-lock.json', 'tsconfig.base.json'];

/** Fingerprint of the sources or of the output: path, size and time of each file. */
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

/** Records the start of a build; returns a function that records its end. Changes made meanwhile are not part of it. */
export function beginBuild(folder = root, file = stamp) {
  const before = stateOf(folder, isSource);
  return () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, before + stateOf(folder, wasBuilt));
  };
}
