import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { DatabaseUnavailable, openDataSource } from './data-source.js';

/** A port without a listener. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a database that cannot be reached is told of by its place and without its password, before it is tried again', async () => {
  const config = { DATABASE_URL: `mysql://depot:hush@127.0.0.1:${await freePort()}/depot`, DATABASE_POOL: 1 };
  const told = await openDataSource(config, (failure) => {
    throw failure; // who waits no longer
  }).catch((failure: unknown) => failure);
  expect(told).toBeInstanceOf(DatabaseUnavailable);
  expect(String(told)).toMatch(/^DatabaseUnavailable: The database [^ ]*127\.0\.0\.1:\d+\/depot cannot be used: /);
  expect(String(told)).not.toContain('hush');
});
