/**
 * A version of a remote or of the shell that users have, as the registry stores it; unreadable rows are left out, which
 * the check *Registry* names.
 *
 * @typedef {import('@depot/contracts/deployments').RemoteVersion} RemoteVersion
 */

/**
 * The versions that users have.
 *
 * @param {(sql: string) => Promise<object[]>} query
 * @returns {Promise<RemoteVersion[]>} of remotes and, where one was promoted, of the shell
 */
export async function readLiveVersions(query) {
  const { remoteVersion } = await import('@depot/contracts/deployments');
  const rows = await query(
    `SELECT v.remote, v.version, v.url, v.integrity, v.extras
     FROM remote_traffic t JOIN remote_version v ON v.id = t.version_id ORDER BY v.remote, v.id`,
  );
  return rows.flatMap((row) => remoteVersion.safeParse({ ...row, extras: parseJson(row.extras) }).data ?? []);
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
