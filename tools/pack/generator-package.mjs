import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from '../workspace-root.mjs';
import { withImports } from './imports.mjs';
import { versionsOf } from './web-package.mjs';

const source = join(root, 'tools/new');
const program = 'create-remote.mjs';
/** Development packages of a new remote. */
const others = [
  ...['@jest/globals', '@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
  ...['@types/node', '@types/react', '@types/react-dom', 'eslint', 'jest', 'oxfmt', 'react', 'react-dom'],
  ...['typescript', 'webpack', 'webpack-cli'],
];

/**
 * Makes the generator of remotes in this folder. It depends on nothing, so that it runs before anything is installed,
 * and knows the versions of the packages that were made with it.
 *
 * @param {string} output
 * @param {string[]} folders of those packages
 */
export async function makeGeneratorPackage(output, folders) {
  await mkdir(output, { recursive: true });
  for (const file of withImports([join(source, program)])) {
    const target = join(output, relative(source, file));
    await mkdir(dirname(target), { recursive: true });
    await cp(file, target);
  }
  await cp(join(source, 'template'), join(output, 'template'), { recursive: true });
  const depot = Object.fromEntries(await Promise.all(folders.map(nameAndVersion)));
  await writeFile(join(output, 'versions.json'), JSON.stringify({ depot, others: versionsOf(others) }, null, 2));
  await writeFile(join(output, 'package.json'), JSON.stringify(description, null, 2));
}

async function nameAndVersion(folder) {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return [name, version];
}

const description = {
  name: '@depot/create-remote',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  description: 'Makes a remote in an empty folder.',
  bin: { 'create-remote': program },
};
