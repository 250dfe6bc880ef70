import type { RegistryDocument } from '@depot/contracts/deployments';
import { renderScreen, tokenOf } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';

jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    registerRemotes: () => undefined,
    loadRemote: async () => ({
      manifest: {
        locales: { gb: async () => ({ default: {} }) },
        routes: [{ path: 'order', screen: async () => () => <input aria-label="Note" /> }],
      },
    }),
  }),
}));
const { InApplication } = await import('./InApplication.js');
const { refreshRegistry } = await import('../remotes/registry/registry.js');
const { sessionStore } = await import('../session/sessionStore.js');
const { addShellTexts } = await import('../boot/start.js');

const registry: RegistryDocument = {
  schema: 's',
  microFrontends: {
    'mf-orders': [
      {
        url: '/remotes/mf-orders/1.0.0/mf-manifest.json',
        metadata: { integrity: '', version: '1.0.0' },
        extras: {
          shell: {
            team: 't',
            commit: 'c',
            contractRange: '^1.0.0',
            navigation: [],
            routes: [{ path: 'order', title: { gb: 'Orders', cn: '订单' }, permission: 'order.read' }],
          },
        },
      },
    ],
  },
};

const signIn = (id: number, exp = Math.floor(Date.now() / 1000) + 3_600) =>
  act(async () => sessionStore.begin(tokenOf({ id, exp })));
const note = () => screen.findByLabelText<HTMLInputElement>('Note');

afterEach(() => act(() => sessionStore.end()));

test('what one person has begun stays as long as the session is theirs, and is none of the next one’s', async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  await signIn(1);
  const response = { 'GET /remotes': registry, 'GET /order/pending-count': { count: 0 } };
  const { user } = await renderScreen(<InApplication />, { at: '/in/order', route: '/in/*', response });
  await act(addShellTexts);
  await act(refreshRegistry);
  await user.type(await note(), 'for Friday');
  await signIn(1, Math.floor(Date.now() / 1000) + 7_200);
  expect((await note()).value).toBe('for Friday');
  await signIn(2);
  expect((await note()).value).toBe('');
});
