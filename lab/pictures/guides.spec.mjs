import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../tools/workspace-root.mjs';
import { pagesOfGuides } from './guides.mjs';

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const guidesIn = (language) =>
  remotes.flatMap((remote) =>
    Object.entries(JSON.parse(readFileSync(join(root, remote, `src/guide/${language}.json`), 'utf8'))),
  );
const nameOf = (path) => path.replaceAll('/', '-');
const pictures = new Set(readdirSync(join(root, 'shell/src/help/pictures')).map((file) => basename(file, '.webp')));

test.each(['gb', 'cn'])(
  'every guide has its picture (%s), and one of its own for stores where they read another',
  (language) => {
    const missing = guidesIn(language).flatMap(([path, { forStore }]) => {
      const [ofOffice, ofStore] = [`${language}-${nameOf(path)}`, `${language}-store-${nameOf(path)}`];
      const isThere = forStore
        ? pictures.has(ofOffice) && pictures.has(ofStore)
        : [ofOffice, ofStore].some((each) => pictures.has(each));
      return isThere ? [] : [path];
    });
    expect(missing).toEqual([]);
  },
);

test('the first page of an address is its picture, and what a store sees is a store’s', () => {
  const pages = [
    { name: 'login', path: '/login' },
    { name: 'order-pending', reader: 'admin', path: '/in/order/edit?id=1' },
    { name: 'order-done', reader: 'admin', path: '/in/order/edit?id=2' },
    { name: 'store-order-pending', reader: 'store', path: '/in/order/edit?id=3' },
    { name: 'missing-inside', reader: 'admin', path: '/in/nowhere' },
  ];
  const chosen = [...pagesOfGuides(pages)].map(([name, { path }]) => [name, path]);
  expect(chosen).toEqual([
    ['order-edit', '/in/order/edit?id=1'],
    ['store-order-edit', '/in/order/edit?id=3'],
  ]);
});
