/** `npm run generate`: writes what is derived. With `--check` it only says whether what is committed is up to date. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import prettier from 'prettier';
import { root } from '../workspace-root.mjs';
import { generatedFiles } from './endpoints.mjs';
import { routeTextsFile } from './route-texts.mjs';

const isCheck = process.argv.includes('--check');
const stale = [];
for (const [file, code] of [...(await generatedFiles()), await routeTextsFile()]) {
  const path = join(root, file);
  const formatted = await prettier.format(code, { ...(await prettier.resolveConfig(path)), filepath: path });
  const committed = await readFile(path, 'utf8').catch(() => undefined);
  if (committed === formatted) continue;
  stale.push(file);
  if (isCheck) continue;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, formatted);
}
console.log(
  stale.length === 0
    ? 'Generated files are up to date.'
    : `${isCheck ? 'Out of date' : 'Written'}: ${stale.join(', ')}`,
);
if (isCheck && stale.length > 0) process.exitCode = 1;
