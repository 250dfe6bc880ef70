/** Prints the published part of a remote's manifest as JSON. Argument: the path of `manifest.ts`. */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationsOf } from '@depot/contracts/deployments';
import { installedVersion, projectName } from '../remote-folder.mjs';

const [, , manifestPath] = process.argv;
const { manifest } = await import(pathToFileURL(manifestPath).href);

const project = projectName(dirname(dirname(manifestPath)));
if (manifest.name !== project)
  throw new Error(`${manifestPath} says that it is ${manifest.name}; its package is ${project}, and so is it known.`);

const inGit = (...args) =>
  execFileSync('git', args, { cwd: dirname(manifestPath), stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** What is built; marked where it is not quite that, since others could not build it again. */
function commit() {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT;
  try {
    const head = inGit('rev-parse', '--short=12', 'HEAD');
    return inGit('--no-optional-locks', 'status', '--porcelain') === '' ? head : `${head}-dirty`;
  } catch {
    return 'unknown'; // built from an unpacked archive
  }
}

const rangeOf = (name) => `^${installedVersion(dirname(manifestPath), name)}`;
/** What a function of the manifest imports, as it is written there; undefined where it is written otherwise. */
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
    commit: commit(),
  }),
);
