import { isBulk } from '@depot/contracts/amounts';
import { isOtherRate, type Left, type ReturnRow } from './returnRow.js';

export type ReturnRowProblem =
  | 'product'
  | 'amount'
  | 'tooMuch'
  | 'rate'
  | 'reason'
  | 'back'
  | 'backTooMuch'
  | 'noPiece';

export const isBlankRow = ({ productId, returnQty, returnWeight }: ReturnRow): boolean =>
  productId === undefined && !returnQty && !returnWeight;

const getReturnedAmount = (row: ReturnRow, { item }: Left) =>
  (isBulk(item.hasWeight) ? row.returnWeight : row.returnQty) ?? 0;

/** Total amount of a line that all rows return. */
function sumRows(rows: readonly ReturnRow[], left: Left): number {
  return rows
    .filter(({ productId }) => productId === left.item.productId)
    .reduce((sum, row) => sum + getReturnedAmount(row, left), 0);
}

/** Returns the problem of a row; undefined for a complete or blank row. */
export function findReturnProblem(
  row: ReturnRow,
  rows: readonly ReturnRow[],
  left: ReadonlyMap<number, Left>,
  matched: ReadonlyMap<string, number>,
): ReturnRowProblem | undefined {
  if (isBlankRow(row)) return undefined;
  const of = row.productId === undefined ? undefined : left.get(row.productId);
  if (!of) return 'product';
  if (getReturnedAmount(row, of) === 0 || (of.item.hasWeight === 'Yes' && !row.returnWeight)) return 'amount';
  if (sumRows(rows, of) > of.amount) return 'tooMuch';
  if (row.isRateUnread) return 'rate';
  if (isOtherRate(row, of) && !row.reason?.trim()) return 'reason';
  if (row.isBackUnread) return 'back';
  if (of.item.hasWeight === 'Yes') return row.quantity && !matched.has(row.uuid) ? 'noPiece' : undefined;
  const back = (isBulk(of.item.hasWeight) ? row.weight : row.quantity) ?? 0;
  return back > getReturnedAmount(row, of) ? 'backTooMuch' : undefined;
}
