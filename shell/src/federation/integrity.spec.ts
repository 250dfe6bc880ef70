import { expect, test } from '@jest/globals';
import { guardRemote, guardResource, integrityOf, ownerOf } from './integrity.js';

const guard = (
  manifestUrl: string,
  manifestIntegrity: string,
  files: Record<string, string> | undefined,
  unguarded = false,
) => guardRemote({ remote: 'mf-orders', version: '1.2.0', manifestUrl, manifestIntegrity, files, unguarded });

test('every file of a version must be listed; others nobody has asked about', () => {
  guard('/remotes/mf-orders/1.2.0/mf-manifest.json', 'sha384-manifest', { 'entry.js': 'sha384-entry' });
  expect(integrityOf('/remotes/mf-orders/1.2.0/mf-manifest.json')).toBe('sha384-manifest');
  expect(integrityOf('http://localhost/remotes/mf-orders/1.2.0/entry.js')).toBe('sha384-entry');
  expect(integrityOf('/remotes/mf-orders/1.2.0/smuggled.js')).toMatch(/^sha384-A{64}$/);
  expect(integrityOf('/remotes/mf-orders/1.3.0/entry.js')).toBeUndefined();
  expect(ownerOf('/remotes/mf-orders/1.2.0/entry.js')).toMatchObject({ remote: 'mf-orders', version: '1.2.0' });
});

test('a version of which nothing is promised does not load', () => {
  guard('/remotes/mf-admin/0.1.0/mf-manifest.json', '', undefined);
  expect(integrityOf('/remotes/mf-admin/0.1.0/mf-manifest.json')).toMatch(/^sha384-A{64}$/);
  expect(integrityOf('/remotes/mf-admin/0.1.0/entry.js')).toMatch(/^sha384-A{64}$/);
});

test('one that is being worked on does', () => {
  guard('https://localhost:4201/mf-manifest.json', '', undefined, true);
  expect(integrityOf('https://localhost:4201/entry.js')).toBeUndefined();
});

test('scripts and styles carry the hash, and are fetched in the mode that lets the browser check it', () => {
  guard('https://cdn.example/mf-a/1/mf-manifest.json', '', { 'a.js': 'sha384-a' });
  const script = document.createElement('script');
  guardResource(script, 'https://cdn.example/mf-a/1/a.js');
  expect([script.integrity, script.crossOrigin]).toEqual(['sha384-a', 'anonymous']);
});
