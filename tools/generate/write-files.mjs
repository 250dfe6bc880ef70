import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import prettier from 'prettier';

/**
 * Writes generated code, formatted, where it differs from what is there. Returns the files that it concerned.
 *
 * @param {Iterable<[string, string]>} files path and code
 * @param {boolean} isCheck only looks
 */
export async function writeFiles(files, isCheck = false) {
  const stale = [];
  for (const [path, code] of files) {
    const formatted = await prettier.format(code, { ...(await prettier.resolveConfig(path)), filepath: path });
    const there = await readFile(path, 'utf8').catch(() => undefined);
    if (there === formatted) continue;
    stale.push(path);
    if (isCheck) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, formatted);
  }
  return stale;
}
