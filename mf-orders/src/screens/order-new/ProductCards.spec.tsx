import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../../manifest.js';
import type { Orderable } from '../../ordering/orderable.js';
import { noShortages } from '../../ordering/shortages.js';
import { ProductCards } from './ProductCards.js';
import type { NewOrderState } from './useNewOrder.js';
import type { ProductFilter } from './useProductFilter.js';

const tea = { id: 1, name: 'Loose tea' };
const product = (productId: number): Orderable => ({
  ...{ productId, name: `Tea ${productId}`, label: `Tea ${productId}`, searchText: 'tea', hasWeight: 'No' },
  ...{ available: 9, inStock: true, price: 200, wholesalePrice: 200 },
  ...{ subWarehouse: tea, category: tea, subCategory: tea },
});
const order = {
  ...{ usual: [], lines: { lines: [], replaceAll: () => undefined }, mayExceed: false, shortages: noShortages },
  rateOf: () => 200,
} as unknown as NewOrderState;
const categories: string[] = [];

/** Sixty products, of which the stock of some changes while somebody looks. */
function Cards() {
  const [products, setProducts] = useState(() => Array.from({ length: 60 }, (_, at) => product(at + 1)));
  const [search, setSearch] = useState('');
  const filter = { shown: products, search, categories } as unknown as ProductFilter;
  return (
    <>
      <button onClick={() => setProducts(products.map((each) => ({ ...each })))}>Others order</button>
      <button onClick={() => setProducts(products.slice(0, 40))}>Others buy a lot</button>
      <button onClick={() => setSearch('tea')}>Search</button>
      <ProductCards order={order} filter={filter} />
    </>
  );
}

test('a page of cards stays where it is while the stock changes, and another search begins at the first', async () => {
  const { user } = await renderScreen(<Cards />, { texts: { [manifest.name]: manifest.locales } });
  const isThere = (name: string) => screen.queryAllByText(name).length > 0;
  await user.click(screen.getByTitle('2'));
  expect([isThere('Tea 60'), isThere('Tea 1')]).toEqual([true, false]);
  await user.click(screen.getByText('Others order'));
  expect([isThere('Tea 60'), isThere('Tea 1')]).toEqual([true, false]);
  await user.click(screen.getByText('Search'));
  expect([isThere('Tea 60'), isThere('Tea 1')]).toEqual([false, true]);
  await user.click(screen.getByTitle('2'));
  await user.click(screen.getByText('Others buy a lot'));
  expect([isThere('Tea 40'), isThere('Tea 1')]).toEqual([true, true]);
});
