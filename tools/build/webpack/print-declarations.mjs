/** Prints the published part of a remote's manifest as JSON. Argument: the path of `manifest.ts`. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationsOf } from '@depot/contracts/deployments';

const [, , manifestPath] = process.argv;
const contracts = createRequire(import.meta.url).resolve('../../../libs/contracts/package.json');
const { version } = createRequire(import.meta.url)(contracts);
const { manifest } = await import(pathToFileURL(manifestPath).href);

function commit() {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: dirname(manifestPath), stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown'; // built from an unpacked archive
  }
}

process.stdout.write(JSON.stringify({ ...declarationsOf(manifest), contractRange: `^${version}`, commit: commit() }));
