/** Location of a remote: among the packages of a checkout, or in a separate folder. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder itself and those around it, the nearest first. */
function around(folder) {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...around(above)];
}

/** The nearest folder with a package of its own. */
export const projectFolder = (folder) => around(folder).find((one) => existsSync(join(one, 'package.json')));

/** What the project in this folder is called: its package's name without the scope, e.g. `mf-orders`. */
export const projectName = (folder) => readPackage(folder).name.replace(/^@[^/]+\//, '');

/** The checkout that contains the package: the surrounding folder with workspaces. Undefined for a separate remote. */
export function workspaceOf(folder) {
  return around(folder).find((one) => existsSync(join(one, 'package.json')) && readPackage(one).workspaces);
}

/** The nearest folder of installed packages. */
export function packagesOf(folder) {
  const found = around(folder).find((one) => existsSync(join(one, 'node_modules')));
  if (!found) throw new Error(`Nothing is installed for ${folder}: run npm install.`);
  return join(found, 'node_modules');
}

const placeOf = (folder, name) =>
  around(folder).find((one) => existsSync(join(one, 'node_modules', name, 'package.json')));

/** True where code in the folder would find the package. */
export const isInstalled = (folder, name) => placeOf(folder, name) !== undefined;

/** The version of an installed package, as code in the folder would find it. */
export function installedVersion(folder, name) {
  const found = placeOf(folder, name);
  if (!found) throw new Error(`${name} is not installed for ${folder}: run npm install.`);
  return readPackage(join(found, 'node_modules', name)).version;
}
