import { isTlsKnown } from './database-connection.js';

/** Scheme, account, hosts, and the rest. */
const shape = /^(?:mysql|mariadb):\/\/(?:([^@/?#]*)@)?([^@/?#]+)(\/[^/?#@:]+)(\?[^#]*)?$/;
/** Start of the next of several addresses. */
const nextAddress = /,\s*(?=(?:mysql|mariadb):\/\/)/;

/**
 * The addresses of `DATABASE_URL`, one for each server, in the order of use. Several servers are written as hosts of
 * one address (`mysql://user:password@one:3306,two:3306/depot`) or as several addresses, separated by commas; they have
 * the same data, so account and database are equal. Empty if the text is no such address.
 */
export function parseDatabaseServers(text: string): readonly string[] {
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

/** False for an account with an unescaped `%`, which drivers cannot decode. */
function isDecodable(server: string): boolean {
  try {
    return decodeURIComponent(server) !== '';
  } catch {
    return false;
  }
}
