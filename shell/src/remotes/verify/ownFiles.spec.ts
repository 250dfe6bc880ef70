import { integrityName } from '@depot/contracts/page';
import { beforeAll, expect, test } from '@jest/globals';
import { findOwnIntegrity, requireOwnIntegrity } from './ownFiles.js';

beforeAll(() => {
  const list = document.createElement('meta');
  list.name = integrityName;
  list.content = '/shell.0123abcd.js sha384-one /part.4567abcd.js sha384-two';
  document.head.append(list);
});

test('a script of the shell is known by its path, whoever asks how', () => {
  expect(findOwnIntegrity('/part.4567abcd.js')).toBe('sha384-two');
  expect(findOwnIntegrity(new URL('/shell.0123abcd.js', location.href).href)).toBe('sha384-one');
});

test.each(['https://elsewhere.example/shell.0123abcd.js', '/remotes/mf-orders/1.0.0/entry.js'])(
  'nothing is said of %s',
  (url) => expect(findOwnIntegrity(url)).toBeUndefined(),
);

test('what is known is checked by the browser, and asked for as the check needs it', () => {
  const [own, other] = [document.createElement('script'), document.createElement('script')];
  requireOwnIntegrity(own, '/shell.0123abcd.js');
  requireOwnIntegrity(other, '/remotes/mf-orders/1.0.0/entry.js');
  expect([own.integrity, own.crossOrigin]).toEqual(['sha384-one', 'anonymous']);
  expect([other.integrity, other.crossOrigin].filter(Boolean)).toEqual([]);
});
