import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { packagesOf } from '../../build/remote-folder.mjs';

/**
 * Dependencies of the tests of a remote or the shell beside its own folder: other imports are refused
 * (`.dependency-cruiser.cjs`), and installed packages follow the lock file.
 */
const shared = ['libs/web', 'libs/contracts', 'tools/jest', 'tools/build', 'jest.config.mjs', 'package-lock.json'];
const made = ['node_modules', 'dist'];

/** Its files in a fixed order; empty if nothing has that name. */
async function filesOf(path) {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = (await readdir(path)).filter((name) => !made.includes(name)).sort();
  return (await Promise.all(names.map((name) => filesOf(join(path, name))))).flat();
}

/** A text for everything that the tests of a remote of this checkout depend on: another one once any of it changes. */
export async function stateOfTests(home, remote) {
  const hash = createHash('sha256').update(process.version);
  for (const place of [remote, ...shared])
    for (const file of await filesOf(join(home, place)))
      hash.update(`\0${relative(home, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

const noteOf = (home, remote) => join(packagesOf(home), '.cache/passed-tests', remote);

/** True if the remote's tests passed at their last run in this state. */
export async function havePassed(home, remote, state) {
  return (await readFile(noteOf(home, remote), 'utf8').catch(() => '')) === state;
}

/** Records that its tests passed, if the state has not changed since their start. */
export async function rememberPassed(home, remote, state) {
  if ((await stateOfTests(home, remote)) !== state) return;
  await mkdir(dirname(noteOf(home, remote)), { recursive: true });
  await writeFile(noteOf(home, remote), state);
}
