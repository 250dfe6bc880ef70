/** Compares the declarations of this checkout with those of the last commit. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeTypes } from '../pack/write-types.mjs';
import { mustRun } from '../process/run-command.mjs';
import { root } from '../workspace-root.mjs';
import { brokenExports, comparable } from './broken-exports.mjs';
import { entriesOf, foldersOf } from './entries.mjs';

/**
 * @param {string[]} folders of packages
 * @param {string} written folder of the declarations of this checkout
 * @returns {Promise<Record<string, string[]> | undefined>} broken exports by folder; undefined where there is no commit
 */
export async function comparedWithCommit(folders, written) {
  if (!existsSync(join(root, '.git'))) return undefined;
  await mkdir(join(root, '.data'), { recursive: true });
  const work = await mkdtemp(join(root, '.data/surfaces-')); // where the packages of others are found
  try {
    const [before, after] = [await committedTypes(work), await copiedTypes(work, written)];
    const found = {};
    for (const folder of folders) {
      const [older, newer] = await Promise.all([before, after].map((each) => packageIn(each, folder)));
      found[folder] = older && newer ? brokenExports(older, newer) : [];
    }
    return found;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function copiedTypes(work, written) {
  const types = join(work, 'new');
  await cp(written, types, { recursive: true });
  await makeComparable(root, types);
  return { sources: root, types };
}

async function committedTypes(work) {
  const [sources, types, archive] = ['committed', 'old', 'committed.tar'].map((name) => join(work, name));
  await mkdir(sources);
  await mustRun(['git', 'archive', `--output=${archive}`, 'HEAD', 'libs', 'tsconfig.base.json'], { cwd: root });
  await mustRun(['tar', '-xf', archive, '-C', sources]);
  await linkPackages(sources);
  await writeTypes(work, types, sources);
  await makeComparable(sources, types);
  return { sources, types };
}

/** The declarations of a package; undefined where it did not exist. */
async function packageIn({ sources, types }, folder) {
  if (!existsSync(join(sources, folder, 'package.json'))) return undefined;
  return { folder: types, entries: await entriesOf(sources, folder, types) };
}

/** Packages of others as they are installed; of the product's own those of these sources. */
async function linkPackages(sources) {
  const [installed, packages] = [join(root, 'node_modules'), join(sources, 'node_modules')];
  await mkdir(join(packages, '@depot'), { recursive: true });
  const names = (await readdir(installed)).filter((name) => name !== '@depot' && !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(join(installed, name), join(packages, name))));
  for (const folder of await foldersOf(sources)) {
    const { name } = JSON.parse(await readFile(join(sources, folder, 'package.json'), 'utf8'));
    await symlink(join(sources, folder), join(packages, '@depot', basename(name)));
  }
}

/** Has declarations name each other by their files, so that each state of a package meets its own neighbours. */
async function makeComparable(sources, types) {
  const files = {};
  for (const folder of await foldersOf(sources)) {
    const { name } = JSON.parse(await readFile(join(sources, folder, 'package.json'), 'utf8'));
    for (const [entry, file] of Object.entries(await entriesOf(sources, folder, types)))
      files[name + entry.slice(1)] = file.replace(/\.d\.ts$/, '');
  }
  const written = await readdir(types, { recursive: true });
  for (const path of written.filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(join(types, path), 'utf8');
    await writeFile(join(types, path), comparable(text, files));
  }
}
