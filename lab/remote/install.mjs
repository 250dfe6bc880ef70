import { chmod, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { mustRun } from '../../tools/process/run-command.mjs';
import { Problem } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';

const readPackage = async (folder) => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/**
 * Installs the packages in a folder's package.json without a network: packed files are unpacked, third-party packages
 * are links to those of the checkout, if the versions match. Installs nothing that neither the folder nor a packed file
 * names.
 *
 * @param {string} folder
 */
export async function install(folder) {
  const { dependencies, devDependencies } = await readPackage(folder);
  const modules = join(folder, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  const wanted = [...Object.entries(dependencies), ...Object.entries(devDependencies)];
  const packed = wanted.filter(([, version]) => version.startsWith('file:'));
  const unpacked = await Promise.all(packed.map(([name, version]) => unpack(version.slice(5), join(modules, name))));
  const needed = unpacked.flatMap((description) => Object.entries(description.dependencies ?? {}));
  const own = new Map(unpacked.map(({ name, version }) => [name, version]));
  const others = new Map();
  for (const [name, range] of [...wanted, ...needed]) {
    if (range.startsWith('file:')) continue;
    if (own.has(name)) checkVersion(name, own.get(name), range);
    else others.set(name, [...(others.get(name) ?? []), range]);
  }
  for (const [name, ranges] of others) await link(name, ranges, modules);
  for (const { name, bin } of unpacked) {
    for (const path of Object.values(bin ?? {})) await chmod(join(modules, name, path), 0o755);
    await linkPrograms(join(modules, name), bin, modules);
  }
}

async function unpack(file, target) {
  await mkdir(target, { recursive: true });
  await mustRun(['tar', '-xzf', file, '-C', target, '--strip-components=1']);
  return readPackage(target);
}

function checkVersion(name, version, range) {
  if (!semver.satisfies(version, range)) throw new Problem(`${name} ${version} is not ${range}.`);
}

async function link(name, ranges, modules) {
  const source = join(root, 'node_modules', name);
  const { version, bin } = await readPackage(source).catch(() => {
    throw new Problem(`${name} is not installed in the checkout.`);
  });
  for (const range of ranges) checkVersion(name, version, range);
  const target = join(modules, name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(source, target);
  await linkPrograms(target, bin, modules);
}

/** Programs of a package, as `npm install` has them. */
async function linkPrograms(folder, bin, modules) {
  if (!bin) return;
  const name = folder.slice(modules.length + 1);
  const programs = typeof bin === 'string' ? { [name.split('/').at(-1)]: bin } : bin;
  await mkdir(join(modules, '.bin'), { recursive: true });
  for (const [program, path] of Object.entries(programs)) {
    await symlink(join(folder, path), join(modules, '.bin', program));
  }
}
