import { inPounds, isBulk } from '@depot/contracts/amounts';
import { assertNoViolations, type FieldViolation, type Message } from '@depot/contracts/errors';
import { orderMessages, type OutboundBody } from '@depot/contracts/orders';
import { orderedAmount, type OrderLine } from '../order/order-line.js';

type Given = OutboundBody['nonWeightOrderItems'][number];

/** Refuses where what is shipped of counted and pooled goods is not exactly what the order asks for. */
export function requireOrderedAmounts(lines: readonly OrderLine[], given: readonly Given[]): void {
  const plain = lines.filter(({ hasWeight }) => hasWeight !== 'Yes');
  const ordered = new Set(plain.map(({ productId }) => productId));
  const rejected: FieldViolation[] = given.flatMap(({ productId }, index) =>
    ordered.has(productId)
      ? []
      : [{ path: `nonWeightOrderItems.${index}.productId`, localizedMessage: orderMessages.notOnOrder }],
  );
  for (const line of plain) {
    const amount = sumOf(line, given);
    if (amount === orderedAmount(line)) continue;
    const values = { product: line.name, expected: words(line, orderedAmount(line)), given: words(line, amount) };
    rejected.push({ path: 'nonWeightOrderItems', localizedMessage: orderMessages.outboundAmount, values });
  }
  assertNoViolations(rejected);
}

function sumOf({ productId, hasWeight }: OrderLine, given: readonly Given[]): number {
  const unit = isBulk(hasWeight) ? 'weight' : 'quantity';
  return given.reduce((sum, item) => (item.productId === productId ? sum + (item[unit] ?? 0) : sum), 0);
}

function words({ hasWeight }: OrderLine, amount: number): string | Message {
  return isBulk(hasWeight) ? inPounds(amount) : String(amount);
}

/** The lots that were scanned for counted and pooled lines, by line id. */
export function scannedLots(lines: readonly OrderLine[], given: readonly Given[]): Map<number, number[]> {
  return new Map(
    lines
      .filter(({ hasWeight }) => hasWeight !== 'Yes')
      .map(({ orderItemId, productId }) => {
        const own = given.filter((item) => item.productId === productId);
        return [orderItemId, own.flatMap(({ inventoryIds = [] }) => inventoryIds)];
      }),
  );
}
