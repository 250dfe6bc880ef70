import type { ScreenGuide } from '@depot/contracts/deployments';
import { expect, test } from '@jest/globals';
import type { CatalogueRoute } from '../../remotes/registry/catalogue.js';
import { listGuidePages, listGuides, searchGuides } from './guides.js';

const route = (remote: string, path: string, gb: string, permission: string) =>
  ({ remote, path, title: { gb, cn: `${gb} 中文` }, permission }) as unknown as CatalogueRoute;
const routes = [
  route('mf-orders', 'order', 'Orders', 'order.read'),
  route('mf-orders', 'order/process', 'Process order', 'order.process'),
  route('mf-reports', 'invoices', 'Invoices', 'invoice.read'),
];
const orders: ScreenGuide = {
  purpose: 'All orders.',
  steps: ['Choose one.'],
  final: ['A cancelled order stays cancelled.'],
  forStore: { purpose: 'Your orders.', steps: ['Confirm what has come.'] },
};
const texts = new Map([
  ['mf-orders', { order: orders, 'order/process': { purpose: 'Settle an order.', steps: ['Enter quantities.'] } }],
]);
const read = (role: 'ADMIN' | 'STORE') =>
  listGuides(listGuidePages(routes, { r: role, v: 'false' }), texts, role, 'gb');

test('everybody reads of the pages that are open to the role, a store what is written for it', () => {
  expect(read('ADMIN').map(({ path, text }) => [path, text.purpose])).toEqual([
    ['order', 'All orders.'],
    ['order/process', 'Settle an order.'],
  ]);
  expect(read('STORE')).toEqual([
    { path: 'order', title: 'Orders', text: { purpose: 'Your orders.', steps: ['Confirm what has come.'] } },
  ]);
});

test('are found by every word that they say, those called so first', () => {
  const found = (text: string) => searchGuides(read('ADMIN'), text).map(({ path }) => path);
  expect(found('STAYS cancelled')).toEqual(['order']);
  expect(found('order')).toEqual(['order', 'order/process']);
  expect(found('process')).toEqual(['order/process']);
  expect(found('settle cancelled')).toEqual([]);
});
