import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import { type RegistryKey, registryKeyId, withRegistryKeys } from '@depot/contracts/registry-key';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isGenuine } from './signature.js';

// jsdom has no cryptography.
Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const [registry, stranger] = [pair(), pair()];
const key = registry.publicKey.export({ format: 'jwk' }) as unknown as RegistryKey;
const text = '{"schema":"s","microFrontends":{}}';

function signature(by: KeyObject, of = text): string {
  const facts = { alg: 'ES256', kid: registryKeyId(key), b64: false, crit: ['b64'] };
  const header = Buffer.from(JSON.stringify(facts)).toString('base64url');
  const value = sign('sha256', Buffer.from(`${header}.${of}`), { key: by, dsaEncoding: 'ieee-p1363' });
  return `${header}..${value.toString('base64url')}`;
}
const secure = (isSecureContext: boolean) =>
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecureContext });
const show = (html: string) => {
  document.documentElement.innerHTML = html;
};

beforeEach(() => {
  secure(true);
  show(withRegistryKeys('<!doctype html><html><head></head><body></body></html>', [key]));
});
afterEach(() => show(''));

test('a document is genuine with the registry’s signature of it', async () => {
  expect(await isGenuine(text, signature(registry.privateKey))).toBe(true);
});

test.each([
  ['no signature', null],
  ['an empty one', ''],
  ['one by somebody else under the registry’s name', signature(stranger.privateKey)],
  ['one of another document', signature(registry.privateKey, `${text} `)],
])('%s makes it nobody’s', async (_what, given) => {
  expect(await isGenuine(text, given)).toBe(false);
});

test('a page that brings no key believes nothing', async () => {
  show('<!doctype html><html><head></head><body></body></html>');
  expect(await isGenuine(text, signature(registry.privateKey))).toBe(false);
});

test('without TLS nothing can be checked, and nothing is', async () => {
  secure(false);
  expect(await isGenuine(text, null)).toBe(true);
});
