/** @keepOrder the registry of the page goes on with what an earlier test has loaded */
import type { RegistryDocument } from '@depot/contracts/deployments';
import { failureResponse, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

const pages = {
  order: 'the orders',
  'order/new': 'a new order',
  'admin/logs': 'the logs',
  'settings/user': 'the users',
};
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    registerRemotes: () => undefined,
    loadRemote: async () => ({
      manifest: {
        locales: { gb: async () => ({ default: {} }) },
        routes: Object.entries(pages).map(([path, text]) => ({ path, screen: async () => () => <p>{text}</p> })),
      },
    }),
  }),
}));
const { RemoteOutlet } = await import('./RemoteOutlet.js');
const { refreshRegistry, getRegistryState } = await import('../registry/registry.js');
const { addShellTexts } = await import('../../boot/start.js');

const route = (path: string, permission: 'order.read' | 'order.add' | 'admin.section' | 'user.read') => ({
  path,
  title: { gb: path, cn: path },
  permission,
});
const registryOf = (version: string): RegistryDocument => ({
  schema: 's',
  microFrontends: {
    'mf-all': [
      {
        url: `/remotes/mf-all/${version}/mf-manifest.json`,
        metadata: { integrity: '', version },
        extras: {
          shell: {
            team: 't',
            commit: 'c',
            contractRange: '^1.0.0',
            navigation: [],
            routes: [
              route('order', 'order.read'),
              route('order/new', 'order.add'),
              route('admin/logs', 'admin.section'),
              route('settings/user', 'user.read'),
            ],
          },
        },
      },
    ],
  },
});
let release: object = failureResponse(503, 'INTERNAL', 'Restarting.');

async function open(path: string, settings: ScreenSettings = {}) {
  const page = await renderScreen(<RemoteOutlet />, {
    at: `/in/${path}`,
    route: '/in/*',
    response: { 'GET /remotes': () => release },
    ...settings,
  });
  await act(addShellTexts);
  await act(refreshRegistry);
  return page;
}

beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue(undefined));

test('where no page is known that is said, and can be asked for again', async () => {
  const { user } = await open('order');
  expect(await screen.findByText('The system is busy or restarting. Please try again in a moment.')).toBeTruthy();
  release = failureResponse(500, 'INTERNAL', 'Broken.');
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('The list of pages could not be loaded.')).toBeTruthy();
  release = registryOf('1.0.0');
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('the orders')).toBeTruthy();
});

test.each([
  ['an address without a page leads to where the role begins', '', 'ADMIN', '/in/dashboard'],
  ['of a store to its orders', '', 'STORE', '/in/order'],
  ['one that the role may not open leads away', 'admin/logs', 'STORE', '/404'],
  ['one that has moved leads to its page', 'admin/imports', 'WAREHOUSE_ADMIN', '/in/settings/imports'],
  ['that of a group leads to its first page', 'settings', 'ADMIN', '/in/settings/user'],
] as const)('%s', async (_what, path, r, where) => {
  const { address } = await open(path, { claims: { r } });
  await waitFor(() => expect(address()).toBe(where));
});

test('a page that changes something is closed while nothing may be changed, and open again afterwards', async () => {
  const claims = { r: 'STORE' } as const;
  const { address, unmount } = await open('order/new', { claims: { ...claims, v: 'true' } });
  await waitFor(() => expect(address()).toBe('/404'));
  unmount();
  await open('order/new', { claims });
  expect(await screen.findByText('a new order')).toBeTruthy();
});

test('that of a group whose pages the role may not open, and one of no page, say that there is none', async () => {
  const { unmount } = await open('admin', { claims: { r: 'STORE' } });
  expect(await screen.findByRole('link')).toHaveProperty('pathname', '/in/order');
  unmount();
  const { address } = await open('nowhere/');
  expect(await screen.findByRole('link')).toHaveProperty('pathname', '/in/dashboard');
  expect(address()).toBe('/in/nowhere/');
});

test('a page that was opened before a release says that there is a newer one, and stays', async () => {
  await open('order');
  expect(await screen.findByText('the orders')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  release = registryOf('1.1.0');
  await act(refreshRegistry);
  expect(screen.getByRole('status').textContent).toContain('newer');
  expect(screen.getByText('the orders')).toBeTruthy();
});

test('work that somebody has under way is shown as it is built, without a word of newer versions', async () => {
  const released = registryOf('1.0.0');
  const [entry] = released.microFrontends['mf-all']!;
  const override = { origin: 'http://localhost:4201', until: Date.now() + 60_000 };
  const underWay = { ...entry!, extras: { ...entry!.extras, override } };
  let build = 'b1';
  await open('order', {
    response: {
      'GET /remotes': { ...released, microFrontends: { 'mf-all': [underWay] } },
      'GET /build.json': () => ({ build }),
      'GET /b1/extras.json': entry!.extras.shell,
      'GET /b2/extras.json': entry!.extras.shell,
    },
  });
  expect(await screen.findByText('the orders')).toBeTruthy();
  build = 'b2';
  await act(refreshRegistry);
  expect(getRegistryState().document?.microFrontends['mf-all']?.[0]?.url).toContain('/b2/');
  expect(await screen.findByText('the orders')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
