import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { format } from 'oxfmt';

/**
 * Writes generated code where it differs from the existing files, formatted by the `.oxfmtrc.json` of the working
 * directory. Returns the affected files.
 *
 * @param {Iterable<[string, string]>} files path and code
 * @param {boolean} isCheck compares without writing
 */
export async function writeFiles(files, isCheck = false) {
  const { ignorePatterns: _, ...style } = JSON.parse(await readFile('.oxfmtrc.json', 'utf8'));
  const stale = [];
  for (const [path, code] of files) {
    const { code: formatted, errors } = await format(path, code, style);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
    const there = await readFile(path, 'utf8').catch(() => undefined);
    if (there === formatted) continue;
    stale.push(path);
    if (isCheck) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, formatted);
  }
  return stale;
}
