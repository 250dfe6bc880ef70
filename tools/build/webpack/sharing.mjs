import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the shell gives to the remotes. Third-party libraries that hold state or context travel inside these
 * packages of our own, so that only the parts in use are shipped and every remote gets the very same instance.
 */
const facades = [
  '@depot/ui',
  '@depot/router',
  '@depot/rtk',
  '@depot/i18n',
  '@depot/api',
  '@depot/session',
  '@depot/storage',
  '@depot/remote-kit',
];
/** Parts that the first page does not need: the shell provides them by a dynamic import. */
const lateFacades = ['@depot/ui/data', '@depot/ui/extra', '@depot/storage/schema'];
const reactEntries = ['react', 'react/jsx-runtime', 'react-dom'];

const modules = join(import.meta.dirname, '../../../node_modules');
const packageOf = (entry) => (entry.startsWith('@') ? entry.split('/').slice(0, 2).join('/') : entry.split('/')[0]);
const versionOf = (entry) => JSON.parse(readFileSync(join(modules, packageOf(entry), 'package.json'), 'utf8')).version;

const entries = (names, settings) =>
  names.map((name) => [
    name,
    { singleton: true, version: versionOf(name), requiredVersion: `^${versionOf(name)}`, ...settings },
  ]);

/** The shell carries everything; what the first page needs is part of its first script. */
export const sharedByShell = () =>
  Object.fromEntries([
    ...entries([...reactEntries, ...facades], { eager: true }),
    ...entries(lateFacades, { eager: false }),
  ]);

/** A remote brings none of it (`import: false`). */
export const sharedByRemote = () =>
  Object.fromEntries(
    entries([...reactEntries, ...facades, ...lateFacades], { import: false }).map(([name, settings]) => [
      name,
      { ...settings, version: undefined },
    ]),
  );

/** Versions of everything that the shell shares, by name. */
export const sharedVersions = () =>
  Object.fromEntries([...reactEntries, ...facades, ...lateFacades].map((name) => [name, versionOf(name)]));
