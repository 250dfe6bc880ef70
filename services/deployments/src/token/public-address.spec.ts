import { expect, test } from '@jest/globals';
import { isPublicAddress, isPublicUrl, lookupPublic } from './public-address.js';

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.0.1'],
  ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '64:ff9b::a00:1'],
  ...['2002:a00:1::', 'fc00::1', 'fdab::1', 'fe80::1', 'ff02::1', 'localhost', ''],
])('%s is not reached', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])('%s is', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['http://hooks.example.com/x', 'https://user:secret@hooks.example.com', 'https://localhost/x', 'https://depot/x'],
  ...['https://10.0.0.1/x', 'https://[::1]/x', 'https://[::ffff:a00:1]/x', 'https://2130706433/', 'https://0x7f.1/'],
  ...['https://printer.local/x', 'https://a.internal', 'https://a.internal.', 'ftp://hooks.example.com', 'hooks'],
])('%s is refused as a webhook', (url) => expect(isPublicUrl(url)).toBe(false));

test.each(['https://hooks.example.com/x?y=1', 'https://hooks.example.com:8443/', 'https://1.1.1.1/x'])(
  '%s is taken as one',
  (url) => expect(isPublicUrl(url)).toBe(true),
);

test('a name that leads inside is refused when the connection is made', async () => {
  const result = new Promise<[Error | null, unknown]>((resolve) =>
    lookupPublic('localhost', {}, (error, address) => resolve([error, address])),
  );
  const [error, address] = await result;
  expect(String(error)).toMatch(/localhost leads to the internal address/);
  expect(address).toBe('');
});
