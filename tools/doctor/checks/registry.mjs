import { advice, bad, good } from '../environment.mjs';
import { onDatabase } from './database.mjs';

const liveVersions = `SELECT v.remote, v.version, v.url, v.integrity, v.extras, t.is_default isDefault
  FROM remote_traffic t JOIN remote_version v ON v.id = t.version_id ORDER BY v.remote, v.id`;

/** Every version that users have can be read in the registry; it leaves out the others, and their users with them. */
export function registry(subject) {
  return onDatabase(subject, async (query) => {
    const rows = await query(liveVersions);
    const { remoteVersion } = await import('@depot/contracts/deployments');
    const damaged = rows.filter((row) => !isReadable(row, remoteVersion));
    if (damaged.length === 0) return good('every version that users have can be read');
    const named = damaged.map(
      ({ remote, version, isDefault }) =>
        `${remote} ${version} (${isDefault ? 'nobody gets the remote' : 'its users get the default'})`,
    );
    return bad(
      `cannot be read in the registry and is left out: ${named.join(', ')}. ` +
        'Promote another version (npm run release -- promote), or restore a backup.',
    );
  });
}

function isReadable(row, schema) {
  try {
    return schema.safeParse({ ...row, extras: JSON.parse(row.extras) }).success;
  } catch {
    return false;
  }
}

/**
 * Names of live remotes carry the remote's name. Those built before put endpoints with bare names into `baseApi`, which
 * the next major version of `@depot/api` does not have.
 */
export function bareNames(subject) {
  return onDatabase(subject, async (query) => {
    const rows = (await query(liveVersions)).filter(({ remote }) => remote !== 'shell');
    const bare = rows.filter(hasBareNames).map(({ remote, version }) => `${remote} ${version}`);
    if (bare.length === 0) return good('every remote that users have has names of its own');
    return advice(
      `${bare.join(', ')} put endpoints with bare names into the cache. The shell keeps them apart. ` +
        'Ask their teams for a build with remoteApi(depotRemote) before the next major version of @depot/api.',
    );
  });
}

function hasBareNames({ extras }) {
  try {
    return Boolean(JSON.parse(extras).uses?.['@depot/api']?.includes('baseApi'));
  } catch {
    return false; // reported by the check of the registry
  }
}
