import { generateKeyPairSync } from 'node:crypto';
import { type RegistryKey, withRegistryKeys } from '@depot/contracts/registry-key';
import { afterEach, expect, test } from '@jest/globals';
import { readPageKeys } from './signature.js';

const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }) as unknown as RegistryKey;
const page = '<!doctype html><html><head><title>Depot</title></head><body></body></html>';
const show = (html: string) => {
  document.documentElement.innerHTML = html;
};

afterEach(() => show(''));

test('the page brings the keys, in their order', () => {
  const keys = [newKey(), newKey()];
  show(withRegistryKeys(page, keys));
  expect(readPageKeys()).toEqual(keys);
});

test('a page has the keys that it was given last, and no others', () => {
  const [old, fresh] = [newKey(), newKey()];
  show(withRegistryKeys(withRegistryKeys(page, [old]), [fresh]));
  expect(document.querySelectorAll('meta[name="depot-registry-key"]')).toHaveLength(1);
  expect(readPageKeys()).toEqual([fresh]);
});

test.each(['', 'x.y', `${'a'.repeat(43)}.`, `${'a'.repeat(43)}.${'b'.repeat(42)}!`])('%p is no key', (content) => {
  show(`<head><meta name="depot-registry-key" content="${content}"></head>`);
  expect(readPageKeys()).toEqual([]);
});

test('a page without one has none', () => {
  show(page);
  expect(readPageKeys()).toEqual([]);
});
