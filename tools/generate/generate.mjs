/** `npm run generate`: writes derived files. With `--check` it only tells whether the committed ones are up to date. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../workspace-root.mjs';
import { apiDescription } from './api-description.mjs';
import { generatedEndpoints } from './endpoints.mjs';
import { routeTextsFile } from './route-texts.mjs';
import { writeFiles } from './write-files.mjs';

const isCheck = process.argv.includes('--check');
const description = await apiDescription();
const remotes = (await readdir(root)).filter((name) => name.startsWith('mf-'));
const kits = (await readdir(join(root, 'libs/web'))).map((name) => join('libs/web', name));
const [textsFile, texts] = await routeTextsFile();
const files = [[join(root, textsFile), texts]];
for (const user of [...remotes, ...kits]) files.push(...(await generatedEndpoints(join(root, user), description)));
const stale = await writeFiles(files, isCheck);
const names = stale.map((file) => relative(root, file)).join(', ');
if (stale.length === 0) console.log('Generated files are up to date.');
else console.log(`${isCheck ? 'Out of date' : 'Written'}: ${names}`);
if (isCheck && stale.length > 0) process.exitCode = 1;
