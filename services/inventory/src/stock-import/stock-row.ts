import type { ProductListing } from '@depot/contracts/catalog';
import type { Message, MessageValues } from '@depot/contracts/errors';
import { canonicalLot } from '@depot/contracts/identifiers';
import { importMessages } from '@depot/contracts/importing';
import { labelsPerRequest, type ReceiveLine } from '@depot/contracts/inventory';
import * as cells from '@depot/node-importing/cells';
import * as z from 'zod';

/** A line of the file: a lot of a product, or units of one weight. `product` is a code or a name. */
export const stockRow = z.object({
  product: cells.text(310),
  quantity: cells.quantity().optional(),
  weight: cells.weight().optional(),
  lot: cells.identifier(canonicalLot, 50).optional(),
  expiry: cells.day().optional(),
  receivedDate: cells.day().optional(),
});

export type StockFileRow = z.output<typeof stockRow>;

type RejectCell = (field: 'quantity' | 'weight', localizedMessage: Message, values?: MessageValues) => void;

/** Converts a row to the lines to receive: one per weighed unit, otherwise one per lot. */
export function buildReceiveLines(
  { productId, hasWeight }: ProductListing,
  row: StockFileRow,
  rejectCell: RejectCell,
): ReceiveLine[] {
  const { quantity = 0, weight = 0, lot, expiry } = row;
  const needed = hasWeight === 'No' ? 'quantity' : 'weight';
  if (row[needed] === undefined) {
    rejectCell(needed, importMessages.cellMissing);
    return [];
  }
  if (hasWeight !== 'Yes')
    return [
      { productId, lot, expiry, quantity: hasWeight === 'No' ? quantity : 0, weight: hasWeight === 'No' ? 0 : weight },
    ];
  const pieces = row.quantity ?? 1;
  if (pieces > labelsPerRequest) {
    rejectCell('quantity', importMessages.notWhole, { value: pieces, min: 1, max: labelsPerRequest });
    return [];
  }
  return Array.from({ length: pieces }, () => ({ productId, lot, expiry, quantity: 1, weight }));
}
