import { type Cents, type Hundredths, isBulk, type StockMode } from '@depot/contracts/amounts';
import type { CreditLine } from '@depot/contracts/billing';
import type { ReturnedStock as StockReturnLine } from '@depot/contracts/inventory';

/** A line of a return, with its credited and restocked amounts. */
export interface ReturnLine {
  orderItemId: number;
  productId: number;
  name: string;
  hasWeight: StockMode;
  returnQuantity: number;
  returnWeight: Hundredths;
  rate: Cents;
  /** Reason of a rate that differs from the billed one. */
  reason: string;
  /** Restocked amount; the rest is loss. */
  quantity: number;
  weight: Hundredths;
  /** Restocked units of a `Yes` line. */
  inventoryIds: number[];
}

/** `unitWeights` has the weights of the shipped units by inventory id. */
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
 * Weight of each unit. One lost unit gets the rest of the total. Empty if more are unknown, because the weights have to
 * add up to the total.
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

/** Restocked amounts, in units or in hundredths of a pound for pooled weight. */
export function listRestockedGoods(lines: readonly ReturnLine[]): StockReturnLine[] {
  return lines.flatMap(({ orderItemId, productId, hasWeight, quantity, weight, inventoryIds }) => {
    const back = isBulk(hasWeight) ? { quantity: 0, weight } : { quantity, weight: 0 };
    return back.quantity + back.weight > 0 ? [{ orderItemId, productId, ...back, inventoryIds }] : [];
  });
}

/** Compares restocked units and amounts, not their credits. */
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

/** Credited goods that are not restocked. Lost units have only a number and a weight. */
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
