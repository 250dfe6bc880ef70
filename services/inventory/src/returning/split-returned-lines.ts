import { negated } from '@depot/contracts/amounts';
import { DomainError } from '@depot/contracts/errors';
import { inventoryMessages, type ReturnedStock } from '@depot/contracts/inventory';
import type { Allocation } from '../allocation/allocation.repository.js';
import { findNearestUnits } from './find-nearest-units.js';

/** What the lines of a return put back, one part per allocation. Lowers what is open by that. */
export function splitReturnedLines(lines: readonly ReturnedStock[], open: Allocation[]): Allocation[] {
  const parts = new Map<number, Allocation>();
  for (const part of lines.flatMap((line) => splitLine(line, open))) {
    const { quantity, weight } = parts.get(part.id) ?? { quantity: 0, weight: 0 };
    parts.set(part.id, { ...part, quantity: part.quantity + quantity, weight: part.weight + weight });
  }
  return [...parts.values()];
}

/**
 * The parts of an order's allocations that a returned line puts back: the named pieces, or an amount from what that
 * line drew: of pieces those that weigh it, of lots the last drawn first. Lowers what is open, so that a later line
 * cannot return the same again.
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
  return take(allocation, allocation.quantity, allocation.weight);
}

function takeAmount(line: ReturnedStock, own: Allocation[]): Allocation[] {
  const pieces = own.filter(isPiece);
  return pieces.length > 0 ? takeUnitsByWeight(line, pieces) : takeFromLots(line, own);
}

const isPiece = ({ quantity, weight }: Allocation) => quantity > 0 && weight > 0;

function takeUnitsByWeight({ quantity, weight }: ReturnedStock, pieces: readonly Allocation[]): Allocation[] {
  if (quantity > pieces.length) throw new DomainError('VALIDATION', inventoryMessages.notShippedHere);
  return findNearestUnits(pieces, quantity, weight).map((one) => take(one, one.quantity, one.weight));
}

function takeFromLots(line: ReturnedStock, own: readonly Allocation[]): Allocation[] {
  const parts: Allocation[] = [];
  let { quantity, weight } = line;
  for (const allocation of [...own].reverse()) {
    const part = take(allocation, Math.min(quantity, allocation.quantity), Math.min(weight, allocation.weight));
    if (part.quantity > 0 || part.weight > 0) parts.push(part);
    quantity -= part.quantity;
    weight -= part.weight;
  }
  if (quantity > 0 || weight > 0) throw new DomainError('VALIDATION', inventoryMessages.notShippedHere);
  return parts;
}

/** What comes back beyond what came back before, and what does not any more. */
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

function take(allocation: Allocation, quantity: number, weight: number): Allocation {
  allocation.quantity -= quantity;
  allocation.weight -= weight;
  return { ...allocation, quantity, weight };
}
