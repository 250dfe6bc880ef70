import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../../manifest.js';
import type { DraftLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import { noShortages } from '../../ordering/shortages.js';
import { ProductCards } from './ProductCards.js';
import type { NewOrderState } from './useNewOrder.js';
import type { ProductFilter } from './useProductFilter.js';

const tea = { id: 1, name: 'Loose tea' };
const product = (productId: number): Orderable => ({
  productId,
  name: `Tea ${productId}`,
  label: `Tea ${productId}`,
  searchFields: { codes: [], text: 'tea', words: [] },
  hasWeight: 'No',
  available: 9,
  inStock: true,
  price: 200,
  wholesalePrice: 200,
  subWarehouse: tea,
  category: tea,
  subCategory: tea,
});
const order = {
  usual: [],
  lines: { lines: [], replaceAll: () => undefined },
  mayExceed: false,
  shortages: noShortages,
  rateOf: () => 200,
} as unknown as NewOrderState;
const categories: string[] = [];

/** Sixty products; the stock of some changes while they are shown. */
function Cards() {
  const [products, setProducts] = useState(() => Array.from({ length: 60 }, (_, at) => product(at + 1)));
  const [search, setSearch] = useState('');
  const filter = { shown: products, search, isRanked: search !== '', categories } as unknown as ProductFilter;
  return (
    <>
      <button onClick={() => setProducts(products.map((each) => ({ ...each })))}>Others order</button>
      <button onClick={() => setProducts(products.slice(0, 40))}>Others buy a lot</button>
      <button onClick={() => setSearch('tea')}>Search</button>
      <ProductCards order={order} filter={filter} />
    </>
  );
}

/** First card, for clicks and typing. */
function OneCard({ hasWeight = 'No' }: Partial<Orderable>) {
  const [lines, replaceAll] = useState<DraftLine[]>([]);
  const filter = { shown: [{ ...product(1), hasWeight, available: 200 }], search: '', categories };
  const ordered = { ...order, lines: { lines, replaceAll } };
  return <ProductCards order={ordered as unknown as NewOrderState} filter={filter as unknown as ProductFilter} />;
}

test.each([
  ['No', ['1', '2', '1', '']],
  ['Weighting', ['1.00', '2.00', '1.00', '']],
] as const)(
  'plus and minus order one piece or pound more and less, and none at last (%s)',
  async (hasWeight, amounts) => {
    const { user } = await renderScreen(<OneCard hasWeight={hasWeight} />, {
      texts: { [manifest.name]: manifest.locales },
    });
    const seen: string[] = [];
    for (const name of ['More of Tea 1', 'More of Tea 1', 'Less of Tea 1', 'Less of Tea 1']) {
      await user.click(screen.getByRole('button', { name }));
      seen.push(screen.getByLabelText<HTMLInputElement>('Quantity of Tea 1').value);
    }
    expect(seen).toEqual(amounts);
  },
);

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
