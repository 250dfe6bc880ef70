import { advice, good } from '../environment.mjs';
import { onDatabase } from './database.mjs';

/** Most findings that are listed. */
const most = 20;

/** Products of a tenant that share a value; disabled ones are sold no more. */
const shared = (column) => `
  SELECT t.name tenant, p.${column} value, GROUP_CONCAT(p.secondary_name ORDER BY p.id SEPARATOR ', ') names
  FROM product p JOIN tenant t ON t.id = p.tenant_id
  WHERE p.${column} <> '' AND p.disabled = 0
  GROUP BY t.id, t.name, p.${column} HAVING COUNT(*) > 1 ORDER BY t.id, p.${column} LIMIT ${most + 1}`;

/** Addresses not in canonical form because another user has that. Their users cannot sign in. */
const unreachable = `
  SELECT t.name tenant, u.id value, u.username names FROM user u JOIN tenant t ON t.id = u.tenant_id
  WHERE u.username LIKE 'mailto:%' OR u.username LIKE '% %' OR LENGTH(u.username) <> CHAR_LENGTH(u.username)
  ORDER BY u.id LIMIT ${most + 1}`;

const kinds = [
  { sql: shared('code'), said: 'products with the same code' },
  { sql: shared('gtin'), said: 'products with the same GTIN (a scan asks which one is meant)' },
  { sql: unreachable, said: 'email addresses that another user has, or that hold characters nobody sees' },
];

/** Checks that codes, GTINs and addresses are unique. Duplicates found by a migration were not merged. */
export function identifiers(subject) {
  return onDatabase(subject, async (query) => {
    const said = [];
    for (const { sql, said: what } of kinds) {
      const found = await query(sql);
      if (found.length > 0) said.push(`${what}: ${listed(found)}`);
    }
    if (said.length === 0) return good('each code, GTIN and email address names one thing');
    return advice(`${said.join('. ')}. Nothing was merged: correct them where they are not meant.`);
  });
}

function listed(found) {
  const names = found.slice(0, most).map(({ tenant, value, names: of }) => `${tenant}, ${value} (${of})`);
  return `${names.join('; ')}${found.length > most ? '; and more' : ''}`;
}
