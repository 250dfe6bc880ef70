import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { parseDatabaseConnection } from './database-connection.js';
import { parseDatabaseServers } from './database-servers.js';

const folder = mkdtempSync(join(tmpdir(), 'depot-ca-'));
const authority = join(folder, 'ca.pem');
writeFileSync(authority, 'a certificate');
afterAll(() => rmSync(folder, { recursive: true }));

const address = 'mysql://depot:p%40ss@db.example:3306/depot';

test('an address that asks for nothing is the driver’s as it is', () => {
  expect(parseDatabaseConnection(address)).toEqual({ uri: address });
  expect(parseDatabaseConnection('mariadb://a:b@c:1/d')).toEqual({ uri: 'mysql://a:b@c:1/d' });
});

test.each([
  ['VERIFY_IDENTITY', { rejectUnauthorized: true, verifyIdentity: true }],
  ['VERIFY_CA', { rejectUnauthorized: true, verifyIdentity: false }],
  ['REQUIRED', { rejectUnauthorized: false, verifyIdentity: false }],
])('ssl-mode=%s is TLS as MySQL means it, with the authority of a file', (mode, ssl) => {
  expect(parseDatabaseConnection(`${address}?ssl-mode=${mode}`)).toEqual({ uri: address, ssl });
  expect(parseDatabaseConnection(`${address}?ssl-mode=${mode}&ssl-ca=${authority}`)).toEqual({
    uri: address,
    ssl: { ...ssl, ca: 'a certificate' },
  });
});

test('a mode that nobody knows, as one that is misspelt, is refused and never taken for none', () => {
  expect(parseDatabaseServers(`${address}?ssl-mode=VERIFY`)).toEqual([]);
  expect(() => parseDatabaseConnection(`${address}?ssl-mode=VERIFY`)).toThrow('VERIFY_IDENTITY');
});

test('each of several servers is asked for it', () => {
  const several = parseDatabaseServers('mysql://a:b@one:1,two:2/d?ssl-mode=VERIFY_CA');
  expect(several.map((each) => parseDatabaseConnection(each).ssl?.rejectUnauthorized)).toEqual([true, true]);
});
