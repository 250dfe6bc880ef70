import { type Hundredths, inPounds, isBulk } from '@depot/contracts/amounts';
import type { ReturnedGoods } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { type CreateReturn, orderMessages } from '@depot/contracts/orders';
import { buildCreditLine, type ReturnLine } from './return-line.js';
import type { Returnable } from './returnable.js';

/** The credited goods with the bounds of their credit. `left` is the returnable rest after the whole return. */
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

/**
 * The invoice of an order leaves out goods that were returned before it.
 *
 * @throws INVALID_TRANSITION if fewer goods than that stay returned
 */
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
