import { Socket } from 'node:net';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepAliveMs } from './bounds.js';
import { openDataSource } from './data-source.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

test.each([
  ['one server', (url: string) => url],
  ['several servers', (url: string) => [url, url].join(',')],
])('an idle connection to %s is asked for a sign of life before a firewall forgets it', async (_which, addressOf) => {
  const asked = jest.spyOn(Socket.prototype, 'setKeepAlive');
  const source = await openDataSource({ DATABASE_URL: addressOf(database.url), DATABASE_POOL: 2 });
  const given = asked.mock.calls.map(([isOn, afterMs]) => isOn && afterMs);
  asked.mockRestore();
  await source.destroy();
  expect(new Set(given)).toEqual(new Set([keepAliveMs]));
});
