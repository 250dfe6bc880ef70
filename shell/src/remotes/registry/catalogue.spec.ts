import type { NavigationEntry, RegistryEntry, RouteDeclaration } from '@depot/contracts/deployments';
import { expect, test } from '@jest/globals';
import { buildCatalogue } from './catalogue.js';

const route = (path: string): RouteDeclaration => ({ path, title: { gb: path, cn: path }, permission: 'order.read' });
const navigation = (path: string, order: number, children?: string[]): NavigationEntry => ({
  path,
  order,
  label: { gb: path, cn: path },
  permission: 'order.read',
  icon: 'order',
  children: children?.map((child) => ({ path: child, label: { gb: child, cn: child }, permission: 'order.read' })),
});
const entry = (version: string, routes: string[], entries: NavigationEntry[] = []): RegistryEntry => ({
  url: `/remotes/x/${version}/mf-manifest.json`,
  metadata: { integrity: '', version },
  extras: {
    shell: { team: 't', commit: 'c', contractRange: '^1.0.0', routes: routes.map(route), navigation: entries },
  },
});
const documentOf = (microFrontends: Record<string, RegistryEntry[]>) => ({ schema: 's', microFrontends });

test('gathers the pages and the sidebar of all remotes, in the order that they ask for', () => {
  const { routes, navigation: sidebar } = buildCatalogue(
    documentOf({
      'mf-inbound': [entry('1', ['received'], [navigation('received', 40)])],
      'mf-orders': [entry('1', ['order', 'order/new'], [navigation('order', 10)])],
    }),
  );
  expect([...routes.keys()].sort()).toEqual(['order', 'order/new', 'received']);
  expect(routes.get('order/new')?.remote).toBe('mf-orders');
  expect(sidebar.map(({ path }) => path)).toEqual(['order', 'received']);
});

test('an entry that leads nowhere is left out, and a group without pages too', () => {
  const { navigation: sidebar } = buildCatalogue(
    documentOf({
      'mf-a': [
        entry(
          '1',
          ['report/statement'],
          [
            navigation('return', 1),
            navigation('report', 2, ['report/statement', 'report/category']),
            navigation('admin', 3, ['admin/x']),
          ],
        ),
      ],
    }),
  );
  expect(sidebar.map(({ path, children }) => [path, children?.map((child) => child.path)])).toEqual([
    ['report', ['report/statement']],
  ]);
});

test('of two remotes with the same page the first keeps it', () => {
  const { routes } = buildCatalogue(documentOf({ 'mf-a': [entry('1', ['order'])], 'mf-b': [entry('1', ['order'])] }));
  expect(routes.get('order')?.remote).toBe('mf-a');
});

test('where all versions are listed, the default counts', () => {
  const old = { ...entry('1', ['order']), deployment: { traffic: 90, default: false } };
  const main = { ...entry('2', ['order']), deployment: { traffic: 10, default: true } };
  expect(buildCatalogue(documentOf({ 'mf-a': [old, main] })).routes.get('order')?.entry.metadata.version).toBe('2');
});

test('without a document there are no pages', () => {
  expect(buildCatalogue(undefined)).toEqual({ routes: new Map(), navigation: [], backgroundWidgets: [] });
});
