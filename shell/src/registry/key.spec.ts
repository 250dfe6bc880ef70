import { afterEach, expect, test } from '@jest/globals';
import { withRegistryKey, type RegistryKey } from '@depot/contracts/registry-key';
import { generateKeyPairSync } from 'node:crypto';
import { registryKey } from './key.js';

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }) as unknown as RegistryKey;
const page = '<!doctype html><html><head><title>Depot</title></head><body></body></html>';
const show = (html: string) => {
  document.documentElement.innerHTML = html;
};

afterEach(() => show(''));

test('the page brings the key', () => {
  const key = newKey();
  show(withRegistryKey(page, key));
  expect(registryKey()).toEqual(key);
});

test('a page has one key: the one that it was given last', () => {
  const [old, fresh] = [newKey(), newKey()];
  show(withRegistryKey(withRegistryKey(page, old), fresh));
  expect(document.querySelectorAll('meta[name="depot-registry-key"]')).toHaveLength(1);
  expect(registryKey()).toEqual(fresh);
});

test.each(['', 'x.y', `${'a'.repeat(43)}.`, `${'a'.repeat(43)}.${'b'.repeat(42)}!`])('%p is no key', (content) => {
  show(`<head><meta name="depot-registry-key" content="${content}"></head>`);
  expect(registryKey()).toBeUndefined();
});

test('a page without one has none', () => {
  show(page);
  expect(registryKey()).toBeUndefined();
});
