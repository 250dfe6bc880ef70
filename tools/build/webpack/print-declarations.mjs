/** Prints the published part of a remote's manifest as JSON. Argument: the path of `manifest.ts`. */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractVersion, declarationsOf } from '@depot/contracts/deployments';
import { installedVersion, projectName } from '../remote-folder.mjs';

const [, , manifestPath] = process.argv;
const { manifest } = await import(pathToFileURL(manifestPath).href);

const project = projectName(dirname(dirname(manifestPath)));
if (manifest.name !== project)
  throw new Error(`${manifestPath} says that it is ${manifest.name}; its package is ${project}, and so is it known.`);

function commit() {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: dirname(manifestPath),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return 'unknown'; // built from an unpacked archive
  }
}

process.stdout.write(
  JSON.stringify({
    ...declarationsOf(manifest),
    contractRange: `^${contractVersion}`,
    portRange: `^${installedVersion(dirname(manifestPath), '@depot/remote-kit')}`,
    commit: commit(),
  }),
);
