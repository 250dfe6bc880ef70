import { type Cents, type Hundredths, isBulk, type StockMode } from '@depot/contracts/amounts';
import type { CreditLine } from '@depot/contracts/billing';
import type { ReturnedStock as StockReturnLine } from '@depot/contracts/inventory';

/** A line of a return: what is credited, and what of it went back into stock. */
export interface ReturnLine {
  orderItemId: number;
  productId: number;
  name: string;
  hasWeight: StockMode;
  returnQuantity: number;
  returnWeight: Hundredths;
  rate: Cents;
  /** Why it is another rate than the billed one. */
  reason: string;
  /** Back in stock; the rest is loss. */
  quantity: number;
  weight: Hundredths;
  /** The pieces of a `Yes` line that are back in stock. */
  inventoryIds: number[];
}

/** What the store gets credit for. `pieces` are the weights of those that were shipped, by inventory id. */
export function buildCreditLine(line: ReturnLine, unitWeights: ReadonlyMap<number, Hundredths>): CreditLine {
  const { orderItemId, productId, name, hasWeight, returnQuantity, returnWeight, rate } = line;
  return {
    orderItemId,
    productId,
    description: name,
    hasWeight,
    rate,
    quantity: returnQuantity,
    weight: returnWeight,
    weights: listWeights(line, unitWeights),
  };
}

/**
 * Each piece's own weight, where all are known: a single one that did not come back itself weighs what is left of the
 * sum. Otherwise none, for they have to add up.
 */
function listWeights(
  { hasWeight, returnQuantity, returnWeight, inventoryIds }: ReturnLine,
  unitWeights: ReadonlyMap<number, Hundredths>,
): Hundredths[] {
  if (hasWeight !== 'Yes') return [];
  const knownWeights = inventoryIds.map((inventoryId) => unitWeights.get(inventoryId) ?? 0);
  const rest = returnWeight - knownWeights.reduce((sum, weight) => sum + weight, 0);
  const weights = rest === 0 ? knownWeights : [...knownWeights, rest];
  return rest >= 0 && weights.length === returnQuantity ? weights : [];
}

/** What goes back on the shelf, in the unit that stock counts the product in. */
export function listRestockedGoods(lines: readonly ReturnLine[]): StockReturnLine[] {
  return lines.flatMap(({ orderItemId, productId, hasWeight, quantity, weight, inventoryIds }) => {
    const back = isBulk(hasWeight) ? { quantity: 0, weight } : { quantity, weight: 0 };
    return back.quantity + back.weight > 0 ? [{ orderItemId, productId, ...back, inventoryIds }] : [];
  });
}

/** True where the same pieces and amounts go back on the shelf, whatever is credited for them. */
export function hasSameGoods(before: readonly ReturnLine[], after: readonly ReturnLine[]): boolean {
  const formatGoods = (lines: readonly ReturnLine[]) =>
    listRestockedGoods(lines)
      .map(({ orderItemId, productId, quantity, weight, inventoryIds }) =>
        [orderItemId, productId, quantity, weight, ...[...inventoryIds].sort((a, b) => a - b)].join(' '),
      )
      .sort()
      .join('\n');
  return formatGoods(before) === formatGoods(after);
}

/** What was credited and is lost: it stays out of stock. Lost pieces are known by their number and weight alone. */
export function listLostGoods(lines: readonly ReturnLine[]): StockReturnLine[] {
  return lines.flatMap(({ orderItemId, productId, hasWeight, returnQuantity, returnWeight, quantity, weight }) => {
    const lost = {
      quantity: isBulk(hasWeight) ? 0 : returnQuantity - quantity,
      weight: hasWeight === 'No' ? 0 : returnWeight - weight,
    };
    const isLost = isBulk(hasWeight) ? lost.weight > 0 : lost.quantity > 0;
    return isLost ? [{ orderItemId, productId, ...lost, inventoryIds: [] }] : [];
  });
}
