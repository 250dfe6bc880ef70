import { bad, good } from '../environment.mjs';
import { onDatabase } from './database.mjs';

/** Every version that users have can be read in the registry; it leaves out the others, and their users with them. */
export function registry(subject) {
  return onDatabase(subject, async (query) => {
    const rows = await query(
      `SELECT v.remote, v.version, v.url, v.integrity, v.extras, t.is_default isDefault
       FROM remote_traffic t JOIN remote_version v ON v.id = t.version_id ORDER BY v.remote, v.id`,
    );
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
