import { type Hundredths, isBulk, type StockMode } from '@depot/contracts/amounts';
import type { UnitRow } from '../unit/unit.repository.js';

/** An amount taken from one unit. */
export interface Allocated {
  unit: UnitRow;
  quantity: number;
  weight: Hundredths;
}

/**
 * Takes an amount from the units in their order, and subtracts it from them. Weighed units are taken whole. Returns
 * undefined, and takes nothing, if the units do not hold the amount.
 */
export function allocate(units: readonly UnitRow[], hasWeight: StockMode, amount: number): Allocated[] | undefined {
  const byWeight = isBulk(hasWeight);
  const allocated: Allocated[] = [];
  let open = amount;
  for (const unit of units) {
    if (open === 0) break;
    const taken = Math.min(open, byWeight ? unit.weight : unit.quantity);
    if (taken === 0) continue;
    allocated.push({
      unit,
      quantity: byWeight ? 0 : taken,
      weight: byWeight ? taken : hasWeight === 'Yes' ? unit.weight : 0,
    });
    open -= taken;
  }
  if (open > 0) return undefined;
  allocated.forEach(deduct);
  return allocated;
}

/** Takes a whole unit. */
export function allocateWhole(unit: UnitRow): Allocated {
  const allocated = { unit, quantity: unit.quantity, weight: unit.weight };
  deduct(allocated);
  return allocated;
}

function deduct({ unit, quantity, weight }: Allocated): void {
  unit.quantity -= quantity;
  unit.weight -= weight;
}
