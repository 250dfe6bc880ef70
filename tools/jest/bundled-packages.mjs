import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleFile, makeBundles } from './make-bundles.mjs';

/**
 * Packages with hundreds of files, which jest would resolve, read and compile for each test file. For each jest
 * project, those that share parts are bundled into one file, rebuilt when another version is installed. Packages that
 * other packages load as well are `external`: there must be one instance of each. (Default exports of a package are not
 * passed on.)
 */
const bundles = {
  web: {
    groups: [
      ['antd', '@ant-design/cssinjs', '@ant-design/icons', '@ant-design/icons-svg'],
      ['@testing-library/react', '@testing-library/user-event'],
      ['zod', 'zod/mini', 'zod/v4/core'],
      ['react-i18next'],
    ],
    external: /^(react|react-dom|dayjs|i18next)(\/|$)/,
  },
  node: {
    groups: [
      [
        ...['@nestjs/common', '@nestjs/common/constants', '@nestjs/common/internal'],
        ...['@nestjs/core', '@nestjs/platform-fastify', '@nestjs/swagger', 'rxjs'],
      ],
      ['typeorm'],
      ['mysql2', 'mysql2/promise'],
      ['zod'],
      ['jose'],
    ],
    // TypeORM loads drivers by their name there
    external: /^reflect-metadata(\/|$)|\/PlatformTools$/,
  },
};

/** The package.json of a package installed for `rootDir`; undefined without one. */
function descriptionOf(rootDir, name) {
  const { resolve } = createRequire(join(rootDir, 'package.json'));
  const folder = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return resolve
    .paths(name)
    .map((modules) => join(modules, folder, 'package.json'))
    .find((file) => existsSync(file));
}

/**
 * Bundles of a project, and their folder, which differs by the installed versions. A separate remote has none of
 * Node's.
 */
function bundlesOf(rootDir, project) {
  const { groups, external } = bundles[project];
  const descriptions = groups.flat().map((name) => descriptionOf(rootDir, name));
  if (descriptions.includes(undefined)) return undefined;
  const key = createHash('sha256').update(project);
  const own = ['bundled-packages.mjs', 'make-bundles.mjs'].map((name) => join(import.meta.dirname, name));
  const listed = [join(rootDir, 'node_modules', '.package-lock.json')].filter((file) => existsSync(file));
  for (const file of [...own, ...listed, ...descriptions]) key.update(readFileSync(file));
  const folder = join(rootDir, 'node_modules', '.cache', 'depot-jest', key.digest('hex').slice(0, 16));
  return { folder, groups, external, target: project };
}

/** Paths of the bundled packages for jest in a project: `web` or `node`. */
export function bundledPackages(rootDir, project) {
  const { folder, groups = [] } = bundlesOf(rootDir, project) ?? {};
  return Object.fromEntries(groups.flat().map((name) => [`^${name}$`, join(folder, bundleFile(name))]));
}

/** Makes the bundles that are missing; jest calls this before all tests, once for all of its projects. */
export default async function makeMissingBundles(_, { rootDir }) {
  for (const project of Object.keys(bundles)) {
    const needed = bundlesOf(rootDir, project);
    if (needed && !existsSync(needed.folder)) await makeBundles(needed);
  }
}
