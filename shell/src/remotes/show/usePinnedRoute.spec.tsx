import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { CatalogueRoute } from '../registry/catalogue.js';
import { isOutdated, usePinnedRoute } from './usePinnedRoute.js';

const route = (path: string, version: string): CatalogueRoute => ({
  path,
  title: { gb: path, cn: path },
  permission: 'order.read',
  remote: 'mf-orders',
  entry: {
    url: `/remotes/mf-orders/${version}/mf-manifest.json`,
    metadata: { integrity: '', version },
    extras: { shell: { team: '', commit: '', contractRange: '', navigation: [], routes: [] } },
  },
});

const open = (path: string, latest: CatalogueRoute | undefined) =>
  renderHook(({ path, latest }) => usePinnedRoute(path, latest), { initialProps: { path, latest } });
const version = (held: CatalogueRoute | undefined) => held?.entry.metadata.version;

test('a page keeps its version until another page is opened', () => {
  const { result, rerender } = open('order', route('order', '1.0.0'));
  rerender({ path: 'order', latest: route('order', '1.1.0') });
  expect(version(result.current.route)).toBe('1.0.0');
  rerender({ path: 'order/new', latest: route('order/new', '1.1.0') });
  expect(version(result.current.route)).toBe('1.1.0');
  rerender({ path: 'order', latest: route('order', '1.1.0') });
  expect(version(result.current.route)).toBe('1.1.0');
});

test('a page that is waiting for the registry gets the version that it answers', () => {
  const { result, rerender } = open('order', undefined);
  rerender({ path: 'order', latest: route('order', '1.1.0') });
  expect(version(result.current.route)).toBe('1.1.0');
});

test('another try is with the latest version', () => {
  const { result, rerender } = open('order', route('order', '1.1.0'));
  rerender({ path: 'order', latest: route('order', '1.0.0') });
  act(() => result.current.unpin());
  expect(version(result.current.route)).toBe('1.0.0');
});

test('outdated is what differs, also after a rollback', () => {
  expect(isOutdated(route('order', '1.1.0'), route('order', '1.0.0'))).toBe(true);
  expect(isOutdated(route('order', '1.0.0'), route('order', '1.0.0'))).toBe(false);
});
