/** Prints the published part of a remote's manifest as JSON. Argument: the path of `manifest.ts`. */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationsOf } from '@depot/contracts/deployments';
import { installedVersion, projectName } from '../remote-folder.mjs';
import { commitIn } from './commit.mjs';

const [, , manifestPath] = process.argv;
const { manifest } = await import(pathToFileURL(manifestPath).href);

const project = projectName(dirname(dirname(manifestPath)));
if (manifest.name !== project)
  throw new Error(`${manifestPath} says that it is ${manifest.name}; its package is ${project}, and so is it known.`);

const rangeOf = (name) => `^${installedVersion(dirname(manifestPath), name)}`;
/** Path of the import in a function of the manifest, as written there; undefined for any other form. */
const importOf = (load) => /\bimport\(\s*(['"`])(.+?)\1/.exec(String(load))?.[2];

process.stdout.write(
  JSON.stringify({
    ...declarationsOf(manifest),
    contractRange: rangeOf('@depot/contracts'),
    portRange: rangeOf('@depot/remote-kit'),
    imports: {
      screens: Object.fromEntries(manifest.routes.map(({ path, screen }) => [path, importOf(screen)])),
      texts: Object.fromEntries(Object.entries(manifest.locales ?? {}).map(([name, load]) => [name, importOf(load)])),
    },
    commit: commitIn(dirname(manifestPath)),
  }),
);
