import type { StockMode } from '@depot/contracts/amounts';
import type { ReceiveLine } from '@depot/contracts/inventory';

/** How many pieces came of an item: counted goods by their number, weighed goods one for each label. */
export function receivedQuantity(hasWeight: StockMode, lines: readonly ReceiveLine[]): number {
  return hasWeight === 'No' ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : lines.length;
}
