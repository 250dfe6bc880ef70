import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import { type RegistryKey, registryKeyId } from '@depot/contracts/registry-key';
import { expect, test } from '@jest/globals';
import { verifySignature } from './signature.js';

// jsdom has no cryptography.
Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });

const newPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, key: publicKey.export({ format: 'jwk' }) as unknown as RegistryKey };
};
const headerOf = (facts: object) =>
  Buffer.from(JSON.stringify({ alg: 'ES256', ...facts, b64: false, crit: ['b64'] })).toString('base64url');
const signed = (text: string, key: KeyObject, header: string) =>
  `${header}..${sign('sha256', Buffer.from(`${header}.${text}`), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;

const [mine, other] = [newPair(), newPair()];
const header = headerOf({ kid: registryKeyId(mine.key) });
const byMe = (text: string) => signed(text, mine.privateKey, header);

test('a text goes with its signature and with no other', async () => {
  const text = '{"名":"王伟"}';
  expect(await verifySignature(text, byMe(text), [mine.key])).toBe(true);
  expect(await verifySignature(`${text} `, byMe(text), [mine.key])).toBe(false);
  expect(await verifySignature(text, byMe('other'), [mine.key])).toBe(false);
});

test.each([['', 'a.b.c', `${header}..`, `${header}..!!!`, 'nothing', '!..!']].flat())(
  '%p is no signature',
  async (signature) => {
    expect(await verifySignature('text', signature, [mine.key])).toBe(false);
  },
);

test('while the key is being changed, the old one’s signature counts and the new one’s, whichever comes first', async () => {
  const byOther = signed('text', other.privateKey, headerOf({ kid: registryKeyId(other.key) }));
  for (const keys of [
    [mine.key, other.key],
    [other.key, mine.key],
  ]) {
    expect(await verifySignature('text', byMe('text'), keys)).toBe(true);
    expect(await verifySignature('text', byOther, keys)).toBe(true);
  }
  expect(await verifySignature('text', byOther, [mine.key])).toBe(false);
  expect(await verifySignature('text', byMe('text'), [])).toBe(false);
});

test('a signature under another key’s name does not count, nor one without a name', async () => {
  const keys = [mine.key, other.key];
  expect(await verifySignature('text', signed('text', other.privateKey, header), keys)).toBe(false);
  expect(await verifySignature('text', signed('text', mine.privateKey, headerOf({})), keys)).toBe(false);
});
