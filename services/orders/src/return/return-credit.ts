import { type Hundredths, inPounds, isBulk } from '@depot/contracts/amounts';
import type { ReturnedGoods } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { type CreateReturn, orderMessages } from '@depot/contracts/orders';
import { buildCreditLine, type ReturnLine } from './return-line.js';
import type { Returnable } from './returnable.js';

/** What the store gets credit for, and what bounds it. `left` is what is left after the whole return. */
export function buildReturnedGoods(
  line: ReturnLine,
  left: ReadonlyMap<number, Returnable>,
  unitWeights: ReadonlyMap<number, Hundredths>,
  items: CreateReturn['items'],
): ReturnedGoods {
  const returnable = left.get(line.orderItemId);
  if (!returnable) throw new Error('A line of a return belongs to a line of its order.');
  const index = items.findIndex(({ orderItemId, rate }) => orderItemId === line.orderItemId && rate === line.rate);
  const { quantity, weight, rate } = returnable.line;
  return {
    ...buildCreditLine(line, unitWeights),
    shipped: { quantity, weight, rate },
    creditable: {
      quantity: quantity - returnable.quantity - returnable.notBilled.quantity,
      weight: weight - returnable.weight - returnable.notBilled.weight,
    },
    ...(index >= 0 && { ratePath: `items.${index}.rate` }),
  };
}

/** INVALID_TRANSITION where less stays returned than the invoice of the order left out for it. */
export function assertNotBilledStays(left: ReadonlyMap<number, Returnable>): void {
  for (const { line, quantity, weight, notBilled } of left.values()) {
    const [returned, required] = isBulk(line.hasWeight)
      ? [line.weight - weight, notBilled.weight]
      : [line.quantity - quantity, notBilled.quantity];
    if (returned >= required) continue;
    const amount = isBulk(line.hasWeight) ? inPounds(required) : String(required);
    throw new DomainError('INVALID_TRANSITION', orderMessages.returnNotBilled, { product: line.name, amount });
  }
}
