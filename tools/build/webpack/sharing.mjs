import { installedVersion, isInstalled } from '../remote-folder.mjs';

/**
 * Packages that the shell shares with the remotes. Third-party libraries with state or context are bundled inside these
 * packages of our own, so that only the used parts are shipped and all remotes get the same instance.
 */
const facades = [
  '@depot/ui',
  '@depot/router',
  '@depot/rtk',
  '@depot/i18n',
  '@depot/api',
  '@depot/shared-reads',
  '@depot/session',
  '@depot/storage',
  '@depot/remote-kit',
];
/** Parts that the first page does not need: the shell provides them by a dynamic import. */
const lateFacades = ['@depot/ui/data', '@depot/ui/extra', '@depot/storage/schema'];
const reactEntries = ['react', 'react/jsx-runtime', 'react-dom'];

const packageOf = (entry) => (entry.startsWith('@') ? entry.split('/').slice(0, 2).join('/') : entry.split('/')[0]);
const versionOf = (root, entry) => installedVersion(root, packageOf(entry));

const entries = (root, names, settings) =>
  names.map((name) => {
    const version = versionOf(root, name);
    return [name, { singleton: true, version, requiredVersion: `^${version}`, ...settings }];
  });

/** The shell contains all of them; those of the first page are part of its first script. */
export const sharedByShell = (root) =>
  Object.fromEntries([
    ...entries(root, [...reactEntries, ...facades], { eager: true }),
    ...entries(root, lateFacades, { eager: false }),
  ]);

/** A remote brings none of it (`import: false`); of a package that it has not installed it takes nothing. */
export function sharedByRemote(root) {
  const names = [...reactEntries, ...facades, ...lateFacades].filter((name) => isInstalled(root, packageOf(name)));
  return Object.fromEntries(
    entries(root, names, { import: false }).map(([name, settings]) => [name, { ...settings, version: undefined }]),
  );
}

/** Versions of everything that the shell shares, by name. */
export const sharedVersions = (root) =>
  Object.fromEntries([...reactEntries, ...facades, ...lateFacades].map((name) => [name, versionOf(root, name)]));
