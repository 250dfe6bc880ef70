import { type Hundredths, inPounds, isBulk } from '@depot/contracts/amounts';
import type { ReturnedGoods } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { type CreateReturn, orderMessages } from '@depot/contracts/orders';
import { creditLine, type ReturnLine } from './return-line.js';
import type { Returnable } from './returnable.js';

/** What the store gets credit for, and what bounds it. `left` is what is left after the whole return. */
export function returnedGoods(
  line: ReturnLine,
  left: ReadonlyMap<number, Returnable>,
  pieces: ReadonlyMap<number, Hundredths>,
  items: CreateReturn['items'],
): ReturnedGoods {
  const of = left.get(line.orderItemId);
  if (!of) throw new Error('A line of a return belongs to a line of its order.');
  const index = items.findIndex(({ orderItemId, rate }) => orderItemId === line.orderItemId && rate === line.rate);
  const { quantity, weight, rate } = of.line;
  return {
    ...creditLine(line, pieces),
    shipped: { quantity, weight, rate },
    creditable: {
      quantity: quantity - of.quantity - of.notBilled.quantity,
      weight: weight - of.weight - of.notBilled.weight,
    },
    ...(index >= 0 && { ratePath: `items.${index}.rate` }),
  };
}

/** INVALID_TRANSITION where less stays returned than the invoice of the order left out for it. */
export function assertNotBilledStays(left: ReadonlyMap<number, Returnable>): void {
  for (const { line, quantity, weight, notBilled } of left.values()) {
    const [gone, lacks] = isBulk(line.hasWeight)
      ? [line.weight - weight, notBilled.weight]
      : [line.quantity - quantity, notBilled.quantity];
    if (gone >= lacks) continue;
    const amount = isBulk(line.hasWeight) ? inPounds(lacks) : String(lacks);
    throw new DomainError('INVALID_TRANSITION', orderMessages.returnNotBilled, { product: line.name, amount });
  }
}
