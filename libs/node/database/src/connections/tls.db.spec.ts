import { databaseUrl } from '@depot/node-testing';
import { expect, test } from '@jest/globals';
import { openDataSource } from './data-source.js';

/** MariaDB offers no TLS here, MySQL a certificate that it has signed itself. */
test('where a verified certificate is asked for, a server without one is refused', async () => {
  const config = { DATABASE_URL: `${databaseUrl('mysql')}?ssl-mode=VERIFY_IDENTITY`, DATABASE_POOL: 1 };
  const failure = await openDataSource(config, (reason) => {
    throw reason;
  }).catch((reason: unknown) => reason);
  expect(String(failure)).toMatch(/secure connection|self-signed certificate/i);
});
