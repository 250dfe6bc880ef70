import { expect, test } from '@jest/globals';
import { guardRemote, guardResource, integrityOf } from './integrity.js';

test('files of a guarded version must be listed; others nobody has asked about', () => {
  guardRemote('/remotes/mf-orders/1.2.0/mf-manifest.json', 'sha384-manifest', { 'entry.js': 'sha384-entry' });
  expect(integrityOf('/remotes/mf-orders/1.2.0/mf-manifest.json')).toBe('sha384-manifest');
  expect(integrityOf('http://localhost/remotes/mf-orders/1.2.0/entry.js')).toBe('sha384-entry');
  expect(integrityOf('/remotes/mf-orders/1.2.0/smuggled.js')).toMatch(/^sha384-A{64}$/);
  expect(integrityOf('/remotes/mf-orders/1.3.0/entry.js')).toBeUndefined();
});

test('a version without hashes is not guarded', () => {
  guardRemote('/remotes/mf-admin/dev/mf-manifest.json', '', undefined);
  expect(integrityOf('/remotes/mf-admin/dev/mf-manifest.json')).toBeUndefined();
  expect(integrityOf('/remotes/mf-admin/dev/entry.js')).toBeUndefined();
});

test('scripts and styles carry the hash, and are fetched in the mode that lets the browser check it', () => {
  guardRemote('https://cdn.example/mf-a/1/mf-manifest.json', '', { 'a.js': 'sha384-a' });
  const script = document.createElement('script');
  guardResource(script, 'https://cdn.example/mf-a/1/a.js');
  expect([script.integrity, script.crossOrigin]).toEqual(['sha384-a', 'anonymous']);
});
