import { inPounds, isBulk } from '@depot/contracts/amounts';
import { assertNoViolations, type FieldViolation, type Message } from '@depot/contracts/errors';
import { orderMessages, type OutboundBody } from '@depot/contracts/orders';
import { getOrderedAmount, type OrderLine } from '../order/order-line.js';

type ShippedItem = OutboundBody['nonWeightOrderItems'][number];

/**
 * Compares shipped with ordered amounts of counted and pooled products.
 *
 * @throws VALIDATION naming every difference
 */
export function checkOrderedAmounts(lines: readonly OrderLine[], shippedItems: readonly ShippedItem[]): void {
  const countedLines = lines.filter(({ hasWeight }) => hasWeight !== 'Yes');
  const orderedProductIds = new Set(countedLines.map(({ productId }) => productId));
  const rejected: FieldViolation[] = shippedItems.flatMap(({ productId }, index) =>
    orderedProductIds.has(productId)
      ? []
      : [{ path: `nonWeightOrderItems.${index}.productId`, localizedMessage: orderMessages.notOnOrder }],
  );
  for (const line of countedLines) {
    const amount = sumShipped(line, shippedItems);
    if (amount === getOrderedAmount(line)) continue;
    const values = {
      product: line.name,
      expected: formatAmount(line, getOrderedAmount(line)),
      given: formatAmount(line, amount),
    };
    rejected.push({ path: 'nonWeightOrderItems', localizedMessage: orderMessages.outboundAmount, values });
  }
  assertNoViolations(rejected);
}

function sumShipped({ productId, hasWeight }: OrderLine, shippedItems: readonly ShippedItem[]): number {
  const unit = isBulk(hasWeight) ? 'weight' : 'quantity';
  return shippedItems.reduce((sum, item) => (item.productId === productId ? sum + (item[unit] ?? 0) : sum), 0);
}

function formatAmount({ hasWeight }: OrderLine, amount: number): string | Message {
  return isBulk(hasWeight) ? inPounds(amount) : String(amount);
}

/** Groups the scanned lots of counted and pooled products by line id. */
export function groupScannedLots(
  lines: readonly OrderLine[],
  shippedItems: readonly ShippedItem[],
): Map<number, number[]> {
  return new Map(
    lines
      .filter(({ hasWeight }) => hasWeight !== 'Yes')
      .map(({ orderItemId, productId }) => {
        const productItems = shippedItems.filter((item) => item.productId === productId);
        return [orderItemId, productItems.flatMap(({ inventoryIds = [] }) => inventoryIds)];
      }),
  );
}
