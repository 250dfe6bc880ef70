import { expect, test } from '@jest/globals';
import type { RegistryKey } from '@depot/contracts/registry-key';
import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { verifies } from './signature.js';

// jsdom has no cryptography of its own.
Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = publicKey.export({ format: 'jwk' }) as unknown as RegistryKey;
const header = Buffer.from(JSON.stringify({ alg: 'ES256', b64: false, crit: ['b64'] })).toString('base64url');
const signed = (text: string) =>
  `${header}..${sign('sha256', Buffer.from(`${header}.${text}`), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;

test('a text goes with its signature and with no other', async () => {
  const text = '{"名":"王伟"}';
  expect(await verifies(text, signed(text), jwk)).toBe(true);
  expect(await verifies(`${text} `, signed(text), jwk)).toBe(false);
  expect(await verifies(text, signed('other'), jwk)).toBe(false);
});

test.each([['', 'a.b.c', `${header}..`, `${header}..!!!`, 'nothing']].flat())('%p is no signature', async (signature) => {
  expect(await verifies('text', signature, jwk)).toBe(false);
});

test('another key’s signature does not count', async () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }) as unknown as RegistryKey;
  expect(await verifies('text', signed('text'), other)).toBe(false);
});
