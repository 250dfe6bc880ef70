import type { OrderItem } from '@depot/contracts/orders';
import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { computeLineState } from './lineState.js';
import type { Picks } from './picking.js';
import { WeighedLine } from './WeighedLine.js';

const item = { orderItemId: 1, productId: 30, name: 'Ham', hasWeight: 'Yes', quantity: 2 } as OrderItem;
const pick = (weight: number, inventoryId?: number): Picks[number] =>
  inventoryId === undefined
    ? { orderItemId: 1, weight, by: 'weight' }
    : { orderItemId: 1, weight, by: 'label', inventoryId };

beforeEach(cleanup);

/** Renders the line and its hints after these picks. */
async function open(picks: Picks) {
  const line = computeLineState(item, picks);
  if (line.kind !== 'weighed') throw new Error('It is a weighed line.');
  const removed: number[] = [];
  const shown = (
    <WeighedLine line={line} onWeight={() => ({}) as never} onRemove={({ weight }) => removed.push(weight)} />
  );
  const { user } = await renderScreen(shown, { texts: { [manifest.name]: manifest.locales } });
  return { user, removed };
}
const unavailable = () => screen.queryByRole('alert')?.textContent;

test('a weight that no piece has is to be looked over, and can be taken back', async () => {
  const { user, removed } = await open([pick(825, 7), pick(999)]);
  expect(unavailable()).toBe('*Please review unavailable weight(s)');
  await user.click(screen.getByRole('button', { name: /9\.99/ }));
  expect(removed).toEqual([999]);
});

test('where each has its piece, the line is complete and nothing is left to look over', async () => {
  await open([pick(825, 7), pick(790, 8)]);
  expect(unavailable()).toBeUndefined();
  expect(screen.getByText('Complete')).toBeTruthy();
});
