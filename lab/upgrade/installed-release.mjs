import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFolder } from '../../tools/build/compile.mjs';
import { mustRun } from '../../tools/process/run-command.mjs';
import { Problem } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';

const kept = join(root, '.data/released');
/** Folders of the services and their dependencies: papers are rendered with packages of the browser. */
const rooms = ['libs', 'libs/node', 'libs/web', 'services'];

/**
 * A released version, its commit, and its newest migration.
 *
 * @typedef {{ version: string, commit: string, schema: string }} Release
 */

/** The releases there were, oldest first. */
export const releases = async () => JSON.parse(await readFile(join(import.meta.dirname, 'releases.json'), 'utf8'));

/**
 * Installs the services of a release beside this checkout, as an operator does: from the bundle that `npm run bundle`
 * has kept, else from the repository's history. An existing installation is reused.
 *
 * @param {Release} release
 * @param {(how: string) => void} note
 * @returns {Promise<string>} its folder
 */
export async function installed({ version, commit }, note) {
  const folder = join(kept, version);
  const whole = join(folder, '.whole');
  if (existsSync(whole)) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const bundle = join(root, '.data/bundles', `depot-${version}.tar.gz`);
  if (existsSync(bundle)) await mustRun(['tar', '-xzf', bundle, '-C', folder, '--strip-components=1']);
  else await unpackCommit(commit, folder);
  note('npm ci');
  await mustRun(['npm', 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  if (!existsSync(bundle)) await compile(folder, note);
  await writeFile(whole, commit);
  return folder;
}

async function unpackCommit(commit, folder) {
  const archive = join(folder, 'source.tar');
  await mustRun(['git', 'archive', '--format=tar', '-o', archive, commit], { cwd: root }).catch((cause) => {
    throw new Problem(`This clone does not have commit ${commit}; it needs the whole history.`, { cause });
  });
  await mustRun(['tar', '-xf', archive, '-C', folder]);
  await rm(archive);
}

/** With the compiler of this checkout: a release keeps none. */
async function compile(folder, note) {
  for (const room of rooms) {
    for (const name of await readdir(join(folder, room))) {
      const place = join(folder, room, name);
      if (!existsSync(join(place, 'src'))) continue;
      note(name);
      await compileFolder(join(place, 'src'), join(place, 'dist'));
    }
  }
}
