import { fromHundredths, toHundredths } from '@depot/contracts/amounts';
import type { RecallOrder } from '@depot/contracts/inventory';

/** What was shipped and has not come back; the weight in pounds. */
export function outThere(orders: readonly Pick<RecallOrder, 'shipped' | 'cameBack'>[]): {
  quantity: number;
  weight: number;
} {
  let [quantity, weight] = [0, 0];
  for (const { shipped, cameBack } of orders) {
    quantity += shipped.quantity - cameBack.quantity;
    weight += toHundredths(shipped.weight) - toHundredths(cameBack.weight);
  }
  return { quantity, weight: fromHundredths(weight) };
}
