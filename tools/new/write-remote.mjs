import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** An error that the user can fix; only its message is shown. */
export class Unusable extends Error {}

/** As the product's registry takes it. */
export function checkName(remote) {
  if (!/^mf-[a-z]{2,30}$/.test(remote ?? ''))
    throw new Unusable(`A remote is called like mf-hello: mf- and 2 to 30 small letters. This is "${remote ?? ''}".`);
}

/** Writes files into a folder that is missing or empty, except for files of version control. */
export async function writeRemote(folder, files) {
  const there = existsSync(folder) ? (await readdir(folder)).filter((name) => name !== '.git') : [];
  if (there.length > 0) throw new Unusable(`${folder} is not empty.`);
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
