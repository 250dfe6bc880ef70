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
    extras: { ...(JSON.parse(extras) as object), shared: sharedBy(manifest.toString()) },
  });
}

interface Manifest {
  shared: { name: string; requiredVersion: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/** What the version wants of the shell. What it brings itself could take the place of the shell's own, so it must bring none of it. */
function sharedBy(manifest: string): Record<string, string> {
  const { shared } = JSON.parse(manifest) as Manifest;
  const own = shared.find(({ assets: { js } }) => js.sync.length + js.async.length > 0);
  if (own) throw new Error(`It brings ${own.name} with it. What the shell shares is taken from the shell: import: false.`);
  return Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));
}
