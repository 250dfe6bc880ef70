import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, step } from '../../say/say.mjs';
import { root } from '../../workspace-root.mjs';
import { unpackDebian } from './unpack.mjs';
import { unpackedMariadb, unpackedMysql, versionOf } from './unpacked.mjs';

/** Servers for tests, beside the installed MariaDB. */
const servers = {
  'mysql-9.7': { package: 'mysql-server-core', open: unpackedMysql, version: /\bVer 9\.7\./ },
  'mariadb-11.8': { package: 'mariadb-server-core', open: unpackedMariadb, version: /\bVer 11\.8\./ },
};

export const serverNames = Object.keys(servers);

/**
 * One of those servers, fetched into `.data/servers` where it is not there yet.
 *
 * @returns {Promise<import('../launch.mjs').DatabaseServer>}
 */
export async function namedServer(name) {
  const wanted = servers[name];
  if (!wanted) throw new Problem(`There is no database server "${name}"; there are ${serverNames.join(', ')}.`);
  const folder = join(root, '.data/servers', name);
  if (!existsSync(folder)) await step(`Fetching ${name}`, () => unpackDebian(wanted.package, folder));
  const server = wanted.open(folder);
  const version = versionOf(server);
  if (!wanted.version.test(version))
    throw new Problem(
      `${folder} holds "${version}" and not ${name}: Debian's unstable suite has gone on. ` +
        'Name the version that it has in tools/database/servers/named.mjs, and delete that folder.',
    );
  return server;
}
