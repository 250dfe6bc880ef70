import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../../manifest.js';
import { createLine, type DraftLine } from '../../ordering/draftLine.js';
import type { NewOrderState } from './useNewOrder.js';
import { UsualGoods } from './UsualGoods.js';

const product = (productId: number, available = 50) => ({ productId, name: `Product ${productId}`, available });

beforeEach(cleanup);

interface Told {
  usual: [productId: number, amount: number][];
  offered?: ReturnType<typeof product>[];
  lines?: DraftLine[];
  mayExceed?: boolean;
  language?: 'gb' | 'cn';
}

async function open({ usual, language, lines = [], mayExceed = false, ...more }: Told) {
  const replaceAll = jest.fn<(lines: readonly DraftLine[]) => void>();
  const order = {
    lines: { lines, replaceAll },
    offered: more.offered ?? usual.map(([productId]) => product(productId)),
    usual: usual.map(([productId, amount]) => ({ productId, amount })),
    mayExceed,
  } as unknown as NewOrderState;
  const texts = { [manifest.name]: manifest.locales };
  const { user } = await renderScreen(<UsualGoods order={order} />, { texts, ...(language && { language }) });
  return {
    /** Clicks the button and returns the lines of the order. */
    add: async () => {
      await user.click(screen.getByRole('button'));
      return replaceAll.mock.calls.at(-1)?.[0].map(({ productId, amount }) => [productId, amount]);
    },
  };
}

test('what is ordered often is named, three and how many more, and added in its usual amounts', async () => {
  const usual: Told['usual'] = [4, 5, 6, 7, 8].map((id) => [id, id * 2]);
  const { add } = await open({ usual });
  expect(screen.getByText(/Product 4, Product 5, Product 6/).textContent).toBe(
    'Product 4, Product 5, Product 6 and 2 more',
  );
  expect(await add()).toEqual(usual);
});

test('in Chinese its names are parted as Chinese does it', async () => {
  await open({
    usual: [
      [4, 1],
      [5, 1],
    ],
    language: 'cn',
  });
  expect(screen.getByText('Product 4、Product 5')).toBeTruthy();
});

test('what is on the order stays as it is, and what is not offered any more is left out', async () => {
  const lines = [createLine({ productId: 4, amount: 9 }), createLine({})];
  const { add } = await open({
    usual: [
      [4, 1],
      [5, 2],
      [6, 3],
    ],
    offered: [product(4), product(5)],
    lines,
  });
  expect(screen.queryByText(/Product 4|Product 6/)).toBeNull();
  expect(await add()).toEqual([
    [4, 9],
    [5, 2],
  ]);
});

test('a store gets no more than there is; who may order more gets what is usual', async () => {
  const told: Told = { usual: [[4, 12]], offered: [product(4, 5)] };
  expect(await (await open(told)).add()).toEqual([[4, 5]]);
  cleanup();
  expect(await (await open({ ...told, mayExceed: true })).add()).toEqual([[4, 12]]);
});

test('where nothing is missing, nothing is offered', async () => {
  await open({ usual: [[4, 1]], lines: [createLine({ productId: 4, amount: 1 })] });
  expect(screen.queryByRole('button')).toBeNull();
});

/** The order as its page holds it. */
function Page({ initial }: { initial: readonly DraftLine[] }) {
  const [lines, replaceAll] = useState(initial);
  const order = {
    lines: { lines, replaceAll },
    offered: [4, 5].map((productId) => product(productId)),
    usual: [4, 5].map((productId) => ({ productId, amount: 2 })),
    mayExceed: false,
  } as unknown as NewOrderState;
  return (
    <>
      <UsualGoods order={order} />
      <output>{lines.map(({ productId, amount }) => `${productId}:${amount}`).join(' ')}</output>
      <button onClick={() => replaceAll(lines.map((line) => (line.productId === 4 ? { ...line, amount: 9 } : line)))}>
        nine of the first
      </button>
    </>
  );
}

test('what was added with one tap is taken back with one, except lines that were changed since', async () => {
  const texts = { [manifest.name]: manifest.locales };
  const { user } = await renderScreen(<Page initial={[createLine({ productId: 1, amount: 1 })]} />, { texts });
  await user.click(await screen.findByRole('button', { name: 'Add usual goods' }));
  expect(screen.getByText('1:1 4:2 5:2')).toBeTruthy();
  expect(screen.getByText('2 products added.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('1:1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add usual goods' }));
  await user.click(screen.getByText('nine of the first'));
  expect(screen.getByText('1 product added.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('1:1 4:9')).toBeTruthy();
});
