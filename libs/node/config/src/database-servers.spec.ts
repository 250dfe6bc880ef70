import { expect, test } from '@jest/globals';
import { parseDatabaseServers } from './database-servers.js';

test('one server', () => {
  expect(parseDatabaseServers('mariadb://depot:a%2Cb@db.example:3307/depot?ssl=true')).toEqual([
    'mysql://depot:a%2Cb@db.example:3307/depot?ssl=true',
  ]);
  expect(parseDatabaseServers('mysql://[::1]:3306/depot')).toEqual(['mysql://[::1]:3306/depot']);
});

test('several hosts of one address, and several addresses, in their order', () => {
  const servers = ['mysql://u:p@one:3306/depot', 'mysql://u:p@two/depot', 'mysql://u:p@three:1/depot'];
  expect(parseDatabaseServers('mysql://u:p@one:3306,two, three:1/depot')).toEqual(servers);
  expect(parseDatabaseServers(servers.join(','))).toEqual(servers);
  expect(parseDatabaseServers('mysql://u:p@one:3306,two/depot, mariadb://u:p@three:1/depot')).toEqual(servers);
});

test.each([
  ...['', 'postgres://u:p@one/depot', 'mysql://u:p@one', 'mysql://u:p@one:x/depot', 'mysql://u:p@one,,two/depot'],
  // a password that was not written for an address
  ...[
    'mysql://u:1#w@one/depot',
    'mysql://u:p@s/w@one:3306/depot',
    'mysql://u:100%@one/depot',
    'mysql://u:p?w@one/depot',
  ],
  // other accounts or databases are other data
  ...['mysql://u:p@one/depot,mysql://v:p@two/depot', 'mysql://u:p@one/depot,mysql://u:p@two/other'],
])('"%s" is none', (text) => expect(parseDatabaseServers(text)).toEqual([]));
