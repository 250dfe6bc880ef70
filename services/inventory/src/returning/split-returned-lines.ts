import { negated } from '@depot/contracts/amounts';
import { DomainError } from '@depot/contracts/errors';
import { inventoryMessages, type ReturnedStock } from '@depot/contracts/inventory';
import type { Allocation } from '../allocation/allocation.repository.js';
import { findNearestUnits } from './find-nearest-units.js';

/** Splits the lines of a return into parts of allocations, and subtracts them from `open`. */
export function splitReturnedLines(lines: readonly ReturnedStock[], open: Allocation[]): Allocation[] {
  const parts = new Map<number, Allocation>();
  for (const part of lines.flatMap((line) => splitLine(line, open))) {
    const { quantity, weight } = parts.get(part.id) ?? { quantity: 0, weight: 0 };
    parts.set(part.id, { ...part, quantity: part.quantity + quantity, weight: part.weight + weight });
  }
  return [...parts.values()];
}

/**
 * Splits a returned line: the named units, or the units whose weight is closest, or lots in reverse order of their
 * allocation. Subtracts from `open`, so that a later line cannot return the same goods.
 */
function splitLine(line: ReturnedStock, open: Allocation[]): Allocation[] {
  const own = open.filter(
    ({ orderItemId, productId }) => orderItemId === line.orderItemId && productId === line.productId,
  );
  return line.inventoryIds.length > 0 ? line.inventoryIds.map((id) => takeUnit(id, own)) : takeAmount(line, own);
}

function takeUnit(unitId: number, own: Allocation[]): Allocation {
  const allocation = own.find((one) => one.unitId === unitId && one.quantity > 0);
  if (!allocation) throw new DomainError('VALIDATION', inventoryMessages.notShippedHere);
  return deductAmount(allocation, allocation.quantity, allocation.weight);
}

function takeAmount(line: ReturnedStock, own: Allocation[]): Allocation[] {
  const pieces = own.filter(isPiece);
  return pieces.length > 0 ? takeUnitsByWeight(line, pieces) : takeFromLots(line, own);
}

const isPiece = ({ quantity, weight }: Allocation) => quantity > 0 && weight > 0;

function takeUnitsByWeight({ quantity, weight }: ReturnedStock, pieces: readonly Allocation[]): Allocation[] {
  if (quantity > pieces.length) throw new DomainError('VALIDATION', inventoryMessages.notShippedHere);
  return findNearestUnits(pieces, quantity, weight).map((one) => deductAmount(one, one.quantity, one.weight));
}

function takeFromLots(line: ReturnedStock, own: readonly Allocation[]): Allocation[] {
  const parts: Allocation[] = [];
  let { quantity, weight } = line;
  for (const allocation of [...own].reverse()) {
    const part = deductAmount(allocation, Math.min(quantity, allocation.quantity), Math.min(weight, allocation.weight));
    if (part.quantity > 0 || part.weight > 0) parts.push(part);
    quantity -= part.quantity;
    weight -= part.weight;
  }
  if (quantity > 0 || weight > 0) throw new DomainError('VALIDATION', inventoryMessages.notShippedHere);
  return parts;
}

/** Differences between the parts restocked before and after an edit. */
export function calculateMoves(
  before: readonly Allocation[],
  after: readonly Allocation[],
): { more: Allocation[]; less: Allocation[] } {
  const byId = new Map(after.map((part) => [part.id, part]));
  for (const part of before) {
    const { quantity, weight } = byId.get(part.id) ?? { quantity: 0, weight: 0 };
    byId.set(part.id, { ...part, quantity: quantity - part.quantity, weight: weight - part.weight });
  }
  const changes = [...byId.values()];
  return {
    more: changes.filter(({ quantity, weight }) => quantity > 0 || weight > 0),
    less: changes.filter(({ quantity, weight }) => quantity < 0 || weight < 0).map(negate),
  };
}

export const negate = (part: Allocation): Allocation => ({
  ...part,
  quantity: 0 - part.quantity,
  weight: negated(part.weight),
});

function deductAmount(allocation: Allocation, quantity: number, weight: number): Allocation {
  allocation.quantity -= quantity;
  allocation.weight -= weight;
  return { ...allocation, quantity, weight };
}
