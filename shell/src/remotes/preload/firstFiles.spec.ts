import type { RegistryDocument } from '@depot/contracts/deployments';
import { expect, test } from '@jest/globals';
import { listFirstFiles } from './firstFiles.js';

const document: RegistryDocument = {
  schema: 's',
  microFrontends: {
    'mf-orders': [
      {
        url: '/remotes/mf-orders/1.2.0/mf-manifest.json',
        metadata: { integrity: 'sha384-m', version: '1.2.0' },
        extras: {
          shell: {
            team: 't',
            commit: 'c',
            contractRange: '^1.0.0',
            navigation: [],
            routes: [{ path: 'order/new', title: { gb: 'x', cn: 'x' }, permission: 'order.add' }],
            integrity: {
              'entry.0a.js': 'sha384-e',
              '__federation_expose_manifest.0b.js': 'sha384-x',
              'screen.0c.js': 'sha384-s',
              'screen.0d.css': 'sha384-t',
              'gb.0e.js': 'sha384-g',
              'cn.0f.js': 'sha384-c',
              'other.0a.js': 'sha384-o',
            },
            files: {
              screens: {
                'order/new': ['screen.0c.js', 'screen.0d.css', 'promised-by-nobody.js'],
                order: ['other.0a.js'],
              },
              texts: { gb: ['gb.0e.js'], cn: ['cn.0f.js'] },
            },
          },
        },
      },
    ],
  },
};

test('what every page of the remote needs, what this one comes with, and its texts, with their hashes', () => {
  expect(listFirstFiles(document, 'order/new/', 'gb')).toEqual([
    { url: '/remotes/mf-orders/1.2.0/mf-manifest.json', kind: 'fetch', integrity: 'sha384-m' },
    { url: '/remotes/mf-orders/1.2.0/entry.0a.js', kind: 'script', integrity: 'sha384-e' },
    { url: '/remotes/mf-orders/1.2.0/__federation_expose_manifest.0b.js', kind: 'script', integrity: 'sha384-x' },
    { url: '/remotes/mf-orders/1.2.0/screen.0c.js', kind: 'script', integrity: 'sha384-s' },
    { url: '/remotes/mf-orders/1.2.0/screen.0d.css', kind: 'style', integrity: 'sha384-t' },
    { url: '/remotes/mf-orders/1.2.0/gb.0e.js', kind: 'script', integrity: 'sha384-g' },
  ]);
});

test('nothing for a page that nobody has, or before the registry was ever heard', () => {
  expect(listFirstFiles(document, 'elsewhere', 'gb')).toEqual([]);
  expect(listFirstFiles(undefined, 'order/new', 'gb')).toEqual([]);
});
