/**
 * `node tools/build/compile.mjs` compiles the package in the current folder: every `.ts`/`.tsx` under `src` becomes one
 * ES module under `dist`. Tests stay out. Types are checked elsewhere (`npm run typecheck`).
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name);

/** Every file below a folder. */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Makes one ES module of every `.ts` and `.tsx` below the source folder; tests stay out. Returns how many there are.
 *
 * @param {string} source
 * @param {string} output is emptied first
 */
export async function compileFolder(source, output) {
  await rm(output, { recursive: true, force: true });
  const files = (await filesBelow(source)).filter(isSource);
  await Promise.all(files.map((file) => compile(file, join(output, relative(source, file)))));
  return files.length;
}

async function compile(file, path) {
  const target = path.replace(/\.tsx?$/, '.js');
  const { code, map } = await transformFile(file, { ...swcOptions(file), sourceMaps: true });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${target.split('/').pop()}.map\n`);
  await writeFile(`${target}.map`, map ?? '');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const count = await compileFolder(join(process.cwd(), 'src'), join(process.cwd(), 'dist'));
  console.log(`${count} modules`);
}
