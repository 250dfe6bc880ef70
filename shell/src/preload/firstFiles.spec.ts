import type { RegistryDocument } from '@depot/contracts/deployments';
import { expect, test } from '@jest/globals';
import { firstFiles } from './firstFiles.js';

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
            },
          },
        },
      },
    ],
  },
};

test('the manifest, the entry and the exposed module of the remote that has the page, with their hashes', () => {
  expect(firstFiles(document, 'order/new/')).toEqual([
    { url: '/remotes/mf-orders/1.2.0/mf-manifest.json', kind: 'fetch', integrity: 'sha384-m' },
    { url: '/remotes/mf-orders/1.2.0/entry.0a.js', kind: 'script', integrity: 'sha384-e' },
    { url: '/remotes/mf-orders/1.2.0/__federation_expose_manifest.0b.js', kind: 'script', integrity: 'sha384-x' },
  ]);
});

test('nothing for a page that nobody has, or before the registry was ever heard', () => {
  expect(firstFiles(document, 'elsewhere')).toEqual([]);
  expect(firstFiles(undefined, 'order/new')).toEqual([]);
});
