import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteVersion, type RemoteVersion } from '@depot/contracts/deployments';

/**
 * Reads a built version from `<folder>/<remote>/<version>/`: its manifest's hash, and in `extras.json` what the shell shows and guards.
 * `baseUrl` is where that folder is served, e.g. `/remotes`.
 */
export async function readArtefact(folder: string, baseUrl: string, remote: string, version: string): Promise<RemoteVersion> {
  const place = join(folder, remote, version);
  const [manifest, extras] = await Promise.all([readFile(join(place, 'mf-manifest.json')), readFile(join(place, 'extras.json'), 'utf8')]);
  return remoteVersion.parse({
    remote,
    version,
    url: `${baseUrl}/${remote}/${version}/mf-manifest.json`,
    integrity: `sha384-${createHash('sha384').update(manifest).digest('base64')}`,
    extras: JSON.parse(extras) as unknown,
  });
}
