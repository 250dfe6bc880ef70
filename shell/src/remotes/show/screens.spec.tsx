/** @keepOrder the page goes on with the screens that an earlier test has loaded */
import type { Screen } from '@depot/remote-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CatalogueRoute } from '../registry/catalogue.js';

// Before React, which reads the clock when it loads.
jest.useFakeTimers();
const loadScreen = jest.fn<(route: CatalogueRoute) => Promise<Screen>>();
jest.unstable_mockModule('./loadScreen.js', () => ({ loadScreen }));
const { createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { RemoteScreen } = await import('./RemoteScreen.js');

const route = (path: string): CatalogueRoute => ({
  path,
  title: { gb: path, cn: path },
  permission: 'order.read',
  remote: 'mf-orders',
  entry: {
    url: '/remotes/mf-orders/1.0.0/mf-manifest.json',
    metadata: { integrity: '', version: '1.0.0' },
    extras: { shell: { team: '', commit: '', contractRange: '', navigation: [], routes: [] } },
  },
});

/** Renders as in a browser, without the synchronous updates of `act`. */
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

/** Lets React work for less time than its shortest delay. */
async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(1);
}

async function open(path: string): Promise<void> {
  root.render(createElement(RemoteScreen, { route: route(path), onRetry: () => undefined }));
  await aMoment();
}

test('a screen stands as soon as it is there, however short its skeleton has stood', async () => {
  let arrive: (screen: Screen) => void = () => undefined;
  loadScreen.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await open('order');
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  arrive(() => createElement('p', null, 'the orders'));
  await aMoment();
  expect(document.body.textContent).toContain('the orders');
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

test('one that was there before is drawn without a skeleton', async () => {
  await open('order');
  expect(document.body.textContent).toContain('the orders');
});

test('one that cannot be had says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadScreen.mockRejectedValueOnce(new Error('away'));
  await open('return');
  await aMoment();
  expect(document.querySelector('[role=alert]')).not.toBeNull();
});

test('and is asked for anew by whoever comes back to it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadScreen.mockRejectedValueOnce(new Error('away'));
  await open('inventory');
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  await open('order');
  loadScreen.mockResolvedValueOnce(() => createElement('p', null, 'the stock'));
  await open('inventory');
  expect(document.body.textContent).toContain('the stock');
});
