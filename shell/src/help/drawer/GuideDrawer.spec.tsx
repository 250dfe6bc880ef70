import type { RegistryDocument, RegistryEntry, ScreenGuides } from '@depot/contracts/deployments';
import type { Permission } from '@depot/contracts/permissions';
import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';

/** Guides of each remote; an error simulates a failed load. */
let guides: Record<string, ScreenGuides | Error>;
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    registerRemotes: () => undefined,
    loadRemote: async (id: string) => {
      const said = guides[id.replace('/manifest', '')];
      if (said instanceof Error) throw said;
      return { manifest: { guide: { gb: () => Promise.resolve({ default: said }) } } };
    },
  }),
}));
const { GuideDrawer } = await import('./GuideDrawer.js');
const { refreshRegistry } = await import('../../remotes/registry/registry.js');
const { addShellTexts } = await import('../../boot/start.js');

/** Each test uses another version, because a loaded version is not fetched again. */
let version = 0;
const entryOf = (remote: string, ...pages: [path: string, title: string, permission: Permission][]): RegistryEntry => ({
  url: `/remotes/${remote}/1.0.${version}/mf-manifest.json`,
  metadata: { integrity: '', version: `1.0.${version}` },
  extras: {
    shell: {
      team: 't',
      commit: 'c',
      contractRange: '^1.0.0',
      navigation: [],
      routes: pages.map(([path, title, permission]) => ({ path, title: { gb: title, cn: title }, permission })),
    },
  },
});
const registry = (): RegistryDocument => ({
  schema: 's',
  microFrontends: {
    'mf-orders': [entryOf('mf-orders', ['order', 'Orders', 'order.read'], ['return', 'Returns', 'order.read'])],
    'mf-admin': [entryOf('mf-admin', ['admin/logs', 'Logs', 'admin.section'])],
  },
});

beforeEach(() => {
  version += 1;
  guides = {
    mf_orders: { order: { purpose: 'Shows what stores want.', steps: ['Open one.'], final: ['Cancelling.'] } },
    mf_admin: { 'admin/logs': { purpose: 'Shows who did what.', steps: ['Search.'] } },
  };
});

async function open(path: string) {
  const page = await renderScreen(<GuideDrawer />, {
    at: `/in/${path}`,
    route: '/in/*',
    response: { 'GET /remotes': registry() },
  });
  await act(addShellTexts);
  await act(refreshRegistry);
  return page;
}
const guide = (name: string) => screen.findByRole('article', { name });

test('the guide of the page that is open is there, and not that there is none', async () => {
  await open('order/');
  expect((await guide('Orders')).textContent).toContain('Shows what stores want.');
  expect(screen.getByRole('heading', { name: 'What cannot be undone' })).toBeTruthy();
  expect(screen.queryByText('There is no guide of this page.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Back to the guide of this screen' })).toBeNull();
});

test('a page without one says so', async () => {
  await open('return');
  expect(await screen.findByText('There is no guide of this page.')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test('words are looked for in the guides of all pages, one of which is read, and the way back is there', async () => {
  const { user } = await open('order');
  await user.click(await screen.findByRole('textbox'));
  await user.paste('who did');
  await user.click(await screen.findByRole('button', { name: /^Logs/ }));
  expect((await guide('Logs')).textContent).toContain('Search.');
  expect(screen.queryByRole('heading', { name: 'What cannot be undone' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to the guide of this screen' }));
  expect(await guide('Orders')).toBeTruthy();
});

test('while words are looked for, the guide makes room for what is found, and for that nothing is', async () => {
  const { user } = await open('return');
  await user.click(await screen.findByRole('textbox'));
  await user.paste('unheard of');
  expect((await screen.findByRole('status')).textContent).toBe('No guide says that.');
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText('There is no guide of this page.')).toBeNull();
});

test('a guide that does not come says that instead, and can be asked for again', async () => {
  const said = guides.mf_admin!;
  guides.mf_admin = new Error('away');
  const { user } = await open('admin/logs');
  await user.click(await screen.findByRole('button', { name: /again/i }));
  expect(screen.queryByText('There is no guide of this page.')).toBeNull();
  guides.mf_admin = said;
  await user.click(await screen.findByRole('button', { name: /again/i }));
  expect(await guide('Logs')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
});
