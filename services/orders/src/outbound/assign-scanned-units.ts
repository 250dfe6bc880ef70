import { assertNoViolations, type FieldViolation } from '@depot/contracts/errors';
import { inventoryMessages, type UnitFacts } from '@depot/contracts/inventory';
import type { OrderLine } from '../order/order-line.js';

/**
 * Assigns scanned units to the weighed lines by product. Shipping checks later whether a unit is still in stock.
 *
 * @throws VALIDATION naming every unit that is unknown, scanned twice or not ordered, and every line with another
 * number of units than ordered
 */
export function assignScannedUnits(
  lines: readonly OrderLine[],
  scannedUnitIds: readonly number[],
  units: Map<number, UnitFacts>,
  field = 'inventoryList',
): Map<number, number[]> {
  const weighed = lines.filter(({ hasWeight }) => hasWeight === 'Yes');
  const lineByProduct = new Map(weighed.map((line) => [line.productId, line]));
  const assigned = new Map(weighed.map((line) => [line.orderItemId, [] as number[]]));
  const rejected: FieldViolation[] = [];
  const seenUnitIds = new Set<number>();
  scannedUnitIds.forEach((inventoryId, index) => {
    const unit = units.get(inventoryId);
    const line = unit && lineByProduct.get(unit.productId);
    const problem = checkUnit(unit, line, seenUnitIds.has(inventoryId));
    seenUnitIds.add(inventoryId);
    if (problem) rejected.push({ path: field === 'inventoryList' ? `${field}.${index}` : field, ...problem });
    else if (line) assigned.get(line.orderItemId)?.push(inventoryId);
  });
  if (rejected.length === 0) rejected.push(...listWrongCounts(weighed, assigned, field));
  assertNoViolations(rejected);
  return assigned;
}

function checkUnit(
  unit: UnitFacts | undefined,
  line: OrderLine | undefined,
  isRepeated: boolean,
): Omit<FieldViolation, 'path'> | undefined {
  if (!unit) return { localizedMessage: inventoryMessages.unknownEntry };
  if (isRepeated) return { localizedMessage: inventoryMessages.unitTwice, values: { unit: unit.qrText } };
  if (!line) return { localizedMessage: inventoryMessages.unitNotAskedFor, values: { unit: unit.qrText } };
  return undefined;
}

function listWrongCounts(lines: readonly OrderLine[], assigned: Map<number, number[]>, path: string): FieldViolation[] {
  return lines.flatMap(({ orderItemId, name, quantity }) => {
    const assignedCount = assigned.get(orderItemId)?.length ?? 0;
    const values = { product: name, expected: quantity, given: assignedCount };
    return assignedCount === quantity ? [] : [{ path, localizedMessage: inventoryMessages.unitCount, values }];
  });
}
