/** The packages that remotes import, and their entries. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of the packages that remotes import. */
export async function foldersOf(sources) {
  const kits = await readdir(join(sources, 'libs/web'));
  const folders = ['libs/contracts', ...kits.map((name) => `libs/web/${name}`)];
  return folders.filter((folder) => existsSync(join(sources, folder, 'package.json')));
}

/** `{ './queue': '…/src/queue/index.d.ts' }`; of `./*` one for each file that it stands for. */
export async function entriesOf(sources, folder, types) {
  const { exports } = JSON.parse(await readFile(join(sources, folder, 'package.json'), 'utf8'));
  const entries = {};
  for (const [entry, { source }] of Object.entries(exports)) {
    if (!/\.tsx?$/.test(source) || source.endsWith('.d.ts')) continue;
    const file = join(types, folder, source.replace(/\.tsx?$/, '.d.ts'));
    const [before, after] = file.split('*');
    if (after === undefined) entries[entry] = file;
    else
      for (const name of await readdir(before))
        if (existsSync(`${before}${name}${after}`)) entries[entry.replace('*', name)] = `${before}${name}${after}`;
  }
  return Object.fromEntries(Object.entries(entries).sort());
}
