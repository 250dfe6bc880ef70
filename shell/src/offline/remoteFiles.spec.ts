import type { RegistryDocument, RegistryEntry } from '@depot/contracts/deployments';
import { expect, test } from '@jest/globals';
import { listRemoteFiles } from './remoteFiles.js';

const attendant = { storageKey: 'depot-x', title: { gb: 'x', cn: 'x' }, permission: 'order.outbound' } as const;
const entryOf = (version: string, own: object = {}, extras: object = {}): RegistryEntry => ({
  url: `/remotes/mf-orders/${version}/mf-manifest.json`,
  metadata: { integrity: `sha384-${version}`, version },
  extras: {
    shell: {
      team: 't',
      commit: 'c',
      contractRange: '^1.0.0',
      navigation: [],
      routes: [],
      attendant,
      integrity: { 'entry.js': 'sha384-e' },
      ...own,
    },
    ...extras,
  },
});
const documentOf = (...entries: RegistryEntry[]): RegistryDocument => ({
  schema: 's',
  microFrontends: { 'mf-orders': entries },
});

test('the files of the version that the registry names now, with what they must hash to', () => {
  expect(listRemoteFiles(documentOf(entryOf('2')), 'WAREHOUSE_OPS')).toEqual([
    { url: '/remotes/mf-orders/2/mf-manifest.json', integrity: 'sha384-2' },
    { url: '/remotes/mf-orders/2/entry.js', integrity: 'sha384-e' },
  ]);
  const all = [
    { ...entryOf('1'), deployment: { traffic: 0, default: false } },
    { ...entryOf('2'), deployment: { traffic: 100, default: true } },
  ];
  expect(listRemoteFiles(documentOf(...all), 'ADMIN').map(({ url }) => url.split('/')[3])).toEqual(['2', '2']);
});

test('nothing for a role that enters nothing there, of a remote that sends nothing later, or of unfinished work', () => {
  expect(listRemoteFiles(documentOf(entryOf('2')), 'STORE')).toEqual([]);
  expect(listRemoteFiles(documentOf(entryOf('2', { attendant: undefined })), 'ADMIN')).toEqual([]);
  const override = { origin: 'http://localhost:9000' };
  expect(listRemoteFiles(documentOf(entryOf('2', {}, { override })), 'ADMIN')).toEqual([]);
  expect(listRemoteFiles(undefined, 'ADMIN')).toEqual([]);
});
