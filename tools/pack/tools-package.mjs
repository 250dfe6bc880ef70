import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { swcOptions } from '../build/swc-options.mjs';
import { apiDescription } from '../generate/api-description.mjs';
import { writeFiles } from '../generate/write-files.mjs';
import { root } from '../workspace-root.mjs';
import { packagesIn, withImports } from './imports.mjs';
import { kitGuide } from './kit-guide.mjs';
import { operationGuide } from './operation-guide.mjs';
import { versionsOf } from './web-package.mjs';

const tools = join(root, 'tools');
/** Modules that a remote's own files name. */
const exported = {
  './webpack': './build/webpack/remote-config.mjs',
  './jest': './jest/project.mjs',
  './lint': './lint/remote.mjs',
  './tsconfig.json': './tsconfig.json',
};
const program = 'bin/depot.mjs';
/** Modules that others start or name without an import. */
const started = [
  ...['build/register-typescript.mjs', 'build/typescript-hooks.mjs', 'build/webpack/print-declarations.mjs'],
  ...['jest/resolver.cjs', 'jest/style.mjs', 'jest/browser.mjs', 'jest/browser-environment.mjs'],
];
/** Programs that the tools run. */
const programs = ['jest', 'typescript', 'webpack', 'webpack-cli', '@types/node'];
/** Module of the services that replaces this one, which imports it inside of the checkout. */
const compatibility = {
  place: 'dev/compatibility.mjs',
  source: join(root, 'services/deployments/src/shell/compatibility.ts'),
};

/**
 * Makes of this folder the package of tools that a remote outside of the checkout installs: the very same modules, and
 * the lists of the kits' parts and of the operations.
 *
 * @param {string} output
 * @param {string} types folder of the kits' declarations
 */
export async function makeToolsPackage(output, types) {
  const own = ['./tsconfig.json'];
  const entries = [...Object.values(exported).filter((entry) => !own.includes(entry)), program, ...started];
  const files = withImports(entries.map((entry) => join(tools, entry)));
  for (const file of files) {
    const target = join(output, relative(tools, file));
    await mkdir(dirname(target), { recursive: true });
    await cp(file, target);
  }
  const { code } = await transformFile(compatibility.source, swcOptions(compatibility.source));
  await writeFile(join(output, compatibility.place), code);
  await cp(join(root, 'tsconfig.base.json'), join(output, 'tsconfig.json'));
  const api = await apiDescription();
  await writeFile(join(output, 'generate/openapi.json'), JSON.stringify(api));
  await writeFiles([
    [join(output, 'docs/kits.md'), await kitGuide(types)],
    [join(output, 'docs/operations.md'), operationGuide(api)],
  ]);
  const modules = files.map((file) => join(output, relative(tools, file)));
  await writeFile(join(output, 'package.json'), JSON.stringify(await description(modules), null, 2));
}

async function description(modules) {
  const { name, version, license = 'MIT' } = JSON.parse(await readFile(join(tools, 'package.json'), 'utf8'));
  return {
    name,
    version,
    license,
    type: 'module',
    description: 'Builds, checks, develops and releases a remote.',
    exports: exported,
    bin: { depot: program },
    dependencies: versionsOf([...packagesIn(modules), ...programs]),
  };
}
