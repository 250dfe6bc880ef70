import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';
import typescript from 'typescript';

/** Files that a module references without an import: `resolve('…')`, `loader('…')`, `new URL('…', import.meta.url)`. */
const looked = /\b(?:resolve|loader|URL)\('([^'\n]+)'(?:\)|, import\.meta)/g;

function namesIn(file) {
  const text = readFileSync(file, 'utf8');
  const imported = typescript.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return [...imported, ...[...text.matchAll(looked)].map(([, name]) => name)];
}
const isPath = (name) => /^\.{1,2}\//.test(name);

/** `@depot/ui/data` → `@depot/ui` */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that some files import, in the order of their names. */
export function packagesIn(files) {
  const names = files.flatMap(namesIn);
  const packages = names.filter((name) => !isPath(name) && !isBuiltin(name) && /^[@\w]/.test(name)).map(packageOf);
  return [...new Set(packages)].sort();
}

/** Some modules and all that they import by their path. */
export function withImports(entries) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.[cm]?js$/.test(file)) return;
    for (const name of namesIn(file).filter(isPath)) add(resolve(dirname(file), name));
  };
  entries.forEach(add);
  return [...found];
}
