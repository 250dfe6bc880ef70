import { isTlsKnown } from './database-connection.js';

/** Scheme, account, hosts, and the rest. */
const shape = /^(?:mysql|mariadb):\/\/(?:([^@/?#]*)@)?([^@/?#]+)(\/[^/?#@:]+)(\?[^#]*)?$/;
/** Start of the next of several addresses. */
const nextAddress = /,\s*(?=(?:mysql|mariadb):\/\/)/;

/**
 * The addresses of `DATABASE_URL`, one for each server, in the order in which they are tried. Several servers stand as
 * hosts of one address (`mysql://user:password@one:3306,two:3306/depot`) or as addresses, parted by commas; they have
 * the same data, so account and database are the same. None where the text is no such address.
 */
export function databaseServers(text: string): readonly string[] {
  const whole = text.split(nextAddress).map((address) => shape.exec(address.trim()));
  const [first] = whole;
  if (!first) return [];
  const servers: string[] = [];
  for (const found of whole) {
    if (!found || [1, 3, 4].some((part) => found[part] !== first[part])) return [];
    const [, account, hosts = '', database = '', options = ''] = found;
    const before = account === undefined ? 'mysql://' : `mysql://${account}@`;
    servers.push(...hosts.split(',').map((host) => `${before}${host.trim()}${database}${options}`));
  }
  return servers.every(
    (server) => URL.canParse(server) && new URL(server).hostname !== '' && isDecodable(server) && isTlsKnown(server),
  )
    ? servers
    : [];
}

/** A `%` that stands for itself leaves an account that no driver can read. */
function isDecodable(server: string): boolean {
  try {
    return decodeURIComponent(server) !== '';
  } catch {
    return false;
  }
}
