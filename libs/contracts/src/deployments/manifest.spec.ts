import { expect, test } from '@jest/globals';
import { declarationsOf, type RemoteManifest } from './manifest.js';

const title = { gb: 'Orders', cn: '订单' };
const load = () => Promise.resolve({ default: {} });
const manifest: RemoteManifest<unknown> = {
  name: 'mf-orders',
  team: 'orders',
  navigation: [],
  routes: [{ path: '/orders', title, permission: 'order.read', screen: load }],
  locales: { gb: load, cn: load },
};
const published = { team: 'orders', navigation: [], routes: [{ path: '/orders', title, permission: 'order.read' }] };

test('a remote publishes what the shell shows and guards, and nothing that is loaded', () => {
  expect(declarationsOf(manifest)).toEqual(published);
});

test('a remote publishes its background widget, which the shell starts by its storage key', () => {
  const attendant = { storageKey: 'depot-orders', title, permission: 'order.outbound' } as const;
  expect(declarationsOf({ ...manifest, attendant: { ...attendant, part: load } })).toEqual({ ...published, attendant });
});
