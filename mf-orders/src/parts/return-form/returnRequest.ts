import {
  amountOfPieces,
  amountOfWeight,
  type Cents,
  fromHundredths,
  isBulk,
  toHundredths,
} from '@depot/contracts/amounts';
import type { CreateReturnRequest } from '../../api/orders.js';
import { isBlankRow } from './returnProblems.js';
import type { Left, ReturnRow } from './returnRow.js';

type Item = CreateReturnRequest['items'][number];

/** The rows as the request carries them; pieces of one line at one rate travel together. */
export function toReturnItems(
  rows: readonly ReturnRow[],
  left: ReadonlyMap<number, Left>,
  matched: ReadonlyMap<string, number>,
): Item[] {
  const items = new Map<string, Item>();
  for (const row of rows) {
    const of = isBlankRow(row) ? undefined : left.get(row.productId ?? 0);
    if (!of) continue;
    const key = `${of.item.orderItemId}@${row.rate ?? 0}`;
    const inventoryId = matched.get(row.uuid);
    items.set(key, batch(items.get(key), toReturnItem(row, of, inventoryId)));
  }
  return [...items.values()];
}

function toReturnItem(row: ReturnRow, { item }: Left, inventoryId: number | undefined): Item {
  const { orderItemId, productId, hasWeight } = item;
  const { returnQty = 0, returnWeight = 0, quantity = 0, weight = 0 } = row;
  const common = { orderItemId, productId, ...selectNamedRate(row, item.rate) };
  if (isBulk(hasWeight))
    return { ...common, returnWeight: fromHundredths(returnWeight), weight: fromHundredths(weight) };
  if (hasWeight === 'No') return { ...common, returnQty, quantity };
  return {
    ...common,
    returnQty,
    returnWeight: fromHundredths(returnWeight),
    quantity,
    inventoryIds: inventoryId === undefined ? [] : [inventoryId],
  };
}

/** The rate is left to the server unless it is another than the billed one, or was agreed on before. */
function selectNamedRate({ rate = 0, agreed, reason = '' }: ReturnRow, billed: number): Pick<Item, 'rate' | 'reason'> {
  if (agreed === undefined && rate === toHundredths(billed)) return {};
  return { rate: fromHundredths(rate), ...(reason.trim() !== '' && { reason: reason.trim() }) };
}

const sum = (a: number | undefined, b: number | undefined) => (b === undefined ? a : (a ?? 0) + b);
/** Sums of dollars and pounds in requests have two decimals. */
const sumOfDecimals = (a: number | undefined, b: number | undefined) =>
  b === undefined ? a : Math.round(((a ?? 0) + b) * 100) / 100;

function batch(first: Item | undefined, next: Item): Item {
  if (!first) return next;
  return {
    ...first,
    returnQty: sum(first.returnQty, next.returnQty),
    returnWeight: sumOfDecimals(first.returnWeight, next.returnWeight),
    quantity: sum(first.quantity, next.quantity),
    weight: sumOfDecimals(first.weight, next.weight),
    inventoryIds: first.inventoryIds && [...first.inventoryIds, ...(next.inventoryIds ?? [])],
  };
}

/** Credit of a row; undefined while its rate is not a number. */
export function calculateRowCredit(row: ReturnRow, { item }: Left): Cents | undefined {
  const { returnQty = 0, returnWeight = 0, rate = 0, isRateUnread } = row;
  if (isRateUnread) return undefined;
  return item.hasWeight === 'No' ? amountOfPieces(returnQty, rate) : amountOfWeight(returnWeight, rate);
}
