import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mustRun } from '../process/run-command.mjs';
import { Problem, step } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { makeGeneratorPackage } from './generator-package.mjs';
import { makeToolsPackage } from './tools-package.mjs';
import { makeWebPackage } from './web-package.mjs';
import { writeTypes } from './write-types.mjs';

/**
 * Packs the packages for a remote outside of this checkout into a folder: the browser kits and the contracts as ES
 * modules with types, the tools, and the generator of remotes. Returns the names of the files.
 *
 * @param {string[]} args of the command line
 */
export async function pack(args) {
  const [folder, ...more] = args;
  if (!folder || more.length > 0) throw new Problem('Usage: npm run pack -- <folder for the packages>');
  const target = resolve(folder);
  const work = await mkdtemp(join(tmpdir(), 'depot-pack-'));
  try {
    const types = join(work, 'types');
    await step('Types of the kits', () => writeTypes(work, types));
    const made = await step('Modules', () => makePackages(types, join(work, 'packages')));
    await mkdir(target, { recursive: true });
    await step('Packages', () => mustRun(['npm', 'pack', '--silent', '--pack-destination', target, ...made]));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return (await readdir(target)).filter((name) => name.endsWith('.tgz'));
}

async function makePackages(types, output) {
  const kits = (await readdir(join(root, 'libs/web'))).map((name) => join('libs/web', name));
  const made = await Promise.all(
    ['libs/contracts', ...kits].map(async (folder) => {
      const place = join(output, folder.replaceAll('/', '-'));
      await makeWebPackage(join(root, folder), types, place);
      return place;
    }),
  );
  const [tools, generator] = [join(output, 'tools'), join(output, 'create-remote')];
  await makeToolsPackage(tools, types);
  await makeGeneratorPackage(generator, [...made, tools]);
  return [...made, tools, generator];
}
