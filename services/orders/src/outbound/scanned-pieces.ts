import { commonMessages, Refusal, type FieldRefusal } from '@depot/contracts/errors';
import { inventoryMessages, type UnitFacts } from '@depot/contracts/inventory';
import type { OrderLine } from '../order/order-line.js';

/**
 * Deals the scanned pieces to the weighed lines, by product. VALIDATION names every piece that is unknown, scanned twice or asked for by
 * no line, and every line with more or fewer pieces than ordered. Whether a piece is still here is decided when it leaves.
 */
export function dealPieces(
  lines: readonly OrderLine[],
  scanned: readonly number[],
  units: Map<number, UnitFacts>,
  field = 'inventoryList',
): Map<number, number[]> {
  const weighed = lines.filter(({ hasWeight }) => hasWeight === 'Yes');
  const lineOf = new Map(weighed.map((line) => [line.productId, line]));
  const dealt = new Map(weighed.map((line) => [line.orderItemId, [] as number[]]));
  const refused: FieldRefusal[] = [];
  const seen = new Set<number>();
  scanned.forEach((inventoryId, index) => {
    const unit = units.get(inventoryId);
    const line = unit && lineOf.get(unit.productId);
    const problem = problemOf(unit, line, seen.has(inventoryId));
    seen.add(inventoryId);
    if (problem) refused.push({ path: field === 'inventoryList' ? `${field}.${index}` : field, ...problem });
    else if (line) dealt.get(line.orderItemId)?.push(inventoryId);
  });
  if (refused.length === 0) refused.push(...wrongCounts(weighed, dealt, field));
  if (refused.length > 0) throw new Refusal('VALIDATION', commonMessages.validation, {}, refused);
  return dealt;
}

function problemOf(unit: UnitFacts | undefined, line: OrderLine | undefined, isRepeated: boolean): Omit<FieldRefusal, 'path'> | undefined {
  if (!unit) return { sentence: inventoryMessages.unknownEntry };
  if (isRepeated) return { sentence: inventoryMessages.unitTwice, values: { unit: unit.qrText } };
  if (!line) return { sentence: inventoryMessages.unitNotAskedFor, values: { unit: unit.qrText } };
  return undefined;
}

function wrongCounts(lines: readonly OrderLine[], dealt: Map<number, number[]>, path: string): FieldRefusal[] {
  return lines.flatMap(({ orderItemId, name, quantity }) => {
    const given = dealt.get(orderItemId)?.length ?? 0;
    const values = { product: name, expected: quantity, given };
    return given === quantity ? [] : [{ path, sentence: inventoryMessages.unitCount, values }];
  });
}
