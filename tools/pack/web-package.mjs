import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { compileFolder, filesBelow } from '../build/compile.mjs';
import { installedVersion } from '../build/remote-folder.mjs';
import { root } from '../workspace-root.mjs';
import { packagesIn } from './imports.mjs';

/** Files copied unchanged: styles, fonts, pictures, and hand-written declarations. */
const asItIs = /\.(css|woff2|svg|json|wasm)$|\.d\.ts$/;

/**
 * Makes a package that others can install of one of the workspace: ES modules with types instead of its sources.
 *
 * @param {string} source folder of the package in the workspace
 * @param {string} types folder where the compiler has put the declarations of the whole workspace
 * @param {string} output
 */
export async function makeWebPackage(source, types, output) {
  const from = join(source, 'src');
  const to = join(output, 'dist');
  await compileFolder(from, to);
  await copy(from, to, (file) => asItIs.test(file));
  await copy(join(types, relative(root, from)), to, (file) => file.endsWith('.d.ts'));
  const description = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const modules = (await filesBelow(to)).filter((file) => /\.js$|\.d\.ts$/.test(file));
  await writeFile(join(output, 'package.json'), JSON.stringify(packed(description, packagesIn(modules)), null, 2));
}

async function copy(from, to, isWanted) {
  for (const file of (await filesBelow(from)).filter(isWanted)) {
    const target = join(to, relative(from, file));
    await mkdir(dirname(target), { recursive: true });
    await cp(file, target);
  }
}

/** Its dependencies are the imports of its modules, in the tested versions. */
function packed({ name, version, description, sideEffects, exports }, imported) {
  const others = imported.filter((one) => one !== name);
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects,
    files: ['dist'],
    exports: Object.fromEntries(Object.entries(exports).map(([entry, { source }]) => [entry, built(source)])),
    dependencies: versionsOf(others),
  };
}

/** `./src/index.ts` → its compiled module and types. */
function built(source) {
  const stem = source.replace('./src/', './dist/').replace(/(\.d)?\.tsx?$/, '');
  const types = `${stem}.d.ts`;
  return source.endsWith('.d.ts') ? { types } : { types, default: `${stem}.js` };
}

/** The versions that are installed here; of a package that only describes types, that of the types. */
export function versionsOf(names) {
  const isThere = (name) => existsSync(join(root, 'node_modules', name, 'package.json'));
  return Object.fromEntries(names.filter(isThere).map((name) => [name, installedVersion(root, name)]));
}
