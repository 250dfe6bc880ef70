/**
 * Compiles the package in the current folder: every `.ts`/`.tsx` under `src` becomes one ES module under `dist`.
 * Tests stay out. Types are checked elsewhere (`npm run typecheck`).
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const sourceRoot = join(process.cwd(), 'src');
const outputRoot = join(process.cwd(), 'dist');

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name);

async function compile(file) {
  const target = join(outputRoot, relative(sourceRoot, file)).replace(/\.tsx?$/, '.js');
  const { code, map } = await transformFile(file, { ...swcOptions(file), sourceMaps: true });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${target.split('/').pop()}.map\n`);
  await writeFile(`${target}.map`, map ?? '');
}

await rm(outputRoot, { recursive: true, force: true });
const entries = await readdir(sourceRoot, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && isSource(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compile));
console.log(`${files.length} modules`);
