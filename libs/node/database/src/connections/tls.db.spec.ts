import { databaseUrl } from '@depot/node-testing';
import { expect, test } from '@jest/globals';
import { openDataSource } from './data-source.js';

test('where TLS is asked for, a server that has none is not spoken to in the clear', async () => {
  const config = { DATABASE_URL: `${databaseUrl('mysql')}?ssl-mode=VERIFY_IDENTITY`, DATABASE_POOL: 1 };
  const told = await openDataSource(config, (failure) => {
    throw failure;
  }).catch((failure: unknown) => failure);
  expect(String(told)).toMatch(/secure connection/i);
});
