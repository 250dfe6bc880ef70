import { remoteApi } from '@depot/api';
import type { RegistryEntry } from '@depot/contracts/deployments';
import { type Call, renderScreen } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { store } from '../../store.js';
import type { CatalogueRoute } from '../registry/catalogue.js';

let loads: number;
let isBroken: boolean;
function Orders() {
  if (isBroken) throw new Error('bad render');
  return <p>the orders</p>;
}
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    registerRemotes: () => undefined,
    loadRemote: async () => {
      loads += 1;
      const routes = [{ path: 'order', screen: async () => Orders }];
      return { manifest: { locales: { gb: async () => ({ default: {} }) }, routes } };
    },
  }),
}));
const { RemoteScreen } = await import('./RemoteScreen.js');
const { addShellTexts } = await import('../../boot/start.js');

const entry: RegistryEntry = {
  url: '/remotes/mf-orders/1.0.0/mf-manifest.json',
  metadata: { integrity: '', version: '1.0.0' },
  extras: { shell: { team: 't', commit: 'c', contractRange: '^1.0.0', navigation: [], routes: [] } },
};
const route: CatalogueRoute = {
  path: 'order',
  title: { gb: 'Orders', cn: '订单' },
  permission: 'order.read',
  remote: 'mf-orders',
  entry,
};
const response = { 'GET /remotes': { schema: 's', microFrontends: {} } };
const asked = (calls: Call[]) => calls.filter(({ path }) => path === '/remotes').length;

beforeEach(() => {
  [loads, isBroken] = [0, false];
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => void jest.restoreAllMocks());

test('another try of a screen that failed begins from nothing: its code, its answers and what is released', async () => {
  const api = remoteApi(depotRemote).injectEndpoints({
    endpoints: (build) => ({ broken: build.mutation<object, void>({ query: () => ({ url: '/x', method: 'POST' }) }) }),
  });
  let retried = 0;
  isBroken = true;
  const { user, calls } = await renderScreen(<RemoteScreen route={route} onRetry={() => (retried += 1)} />, {
    response: { ...response, 'POST /x': {} },
  });
  await act(addShellTexts);
  await store.dispatch(api.endpoints.broken.initiate());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(loads).toBe(1);
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('the orders')).toBeTruthy();
  expect([loads, retried, asked(calls)]).toEqual([2, 1, 1]);
  expect(Object.keys(store.getState().api.mutations)).toEqual([]);
});
