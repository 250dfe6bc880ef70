import { type Cents, type Hundredths, isBulk, toHundredths } from '@depot/contracts/amounts';
import type { OrderItem, OrderReturn } from '@depot/contracts/orders';
import { type EntryLine, newEntryLine } from '@depot/stock-entry';

/**
 * Goods that come back, while they are entered: `returnQty` or `returnWeight` is credited at the rate,
 * `quantity` or `weight` of it goes back into stock and the rest is loss. A weighed piece has a row of its own.
 */
export interface ReturnRow extends EntryLine {
  returnQty?: number;
  returnWeight?: Hundredths;
  rate?: Cents;
  /** Why another rate than the billed one is credited. */
  reason?: string;
  /** The rate that the stored return credits it at. */
  agreed?: Cents;
  /** The text in the field for the rate, or for the restocked amount, is not a number. */
  isRateUnread?: boolean;
  isBackUnread?: boolean;
  /** Id of the scanned piece. */
  inventoryId?: number;
}

export const createRow = (row: Omit<ReturnRow, 'uuid'> = {}): ReturnRow => ({ ...newEntryLine(), ...row });

/** New row of an order's line, with its rate; a weighed piece is restocked by default. */
export function createItemRow(item: OrderItem | undefined, row: Omit<ReturnRow, 'uuid' | 'productId'> = {}): ReturnRow {
  if (!item) return createRow(row);
  const piece = item.hasWeight === 'Yes' ? { returnQty: 1, quantity: 1 } : {};
  return createRow({ productId: item.productId, rate: toHundredths(item.rate), ...piece, ...row });
}

/** Another rate than the billed one that is not agreed yet: it needs a reason. */
export const isOtherRate = ({ rate = 0, agreed }: ReturnRow, { item }: Left): boolean =>
  rate !== toHundredths(item.rate) && rate !== agreed;

/** Returned goods are restocked unless the user has entered another amount. */
export function withReturned(
  row: ReturnRow,
  returned: Pick<ReturnRow, 'returnQty' | 'returnWeight'>,
): Partial<ReturnRow> {
  const follows = row.quantity === row.returnQty && row.weight === row.returnWeight;
  return {
    ...returned,
    ...(follows && 'returnQty' in returned && { quantity: returned.returnQty, isBackUnread: false }),
    ...(follows && 'returnWeight' in returned && { weight: returned.returnWeight, isBackUnread: false }),
  };
}

/** A row of a past order: its goods were never in this stock, so that none go back into it. */
export const excludeFromStock = (row: ReturnRow): ReturnRow => ({
  ...row,
  quantity: 0,
  weight: 0,
  isBackUnread: false,
  inventoryId: undefined,
});

type ReturnItem = OrderReturn['items'][number];

/**
 * The rows of a return that exists: a row for each piece, one for everything else. `weightOf` knows the pieces of the
 * order.
 */
export function createItemRows(item: ReturnItem, findWeight: (inventoryId: number) => Hundredths): ReturnRow[] {
  const { productId, hasWeight, returnQty, quantity } = item;
  const rate = toHundredths(item.rate);
  const same = { productId, rate, agreed: rate, ...(item.reason !== '' && { reason: item.reason }) };
  if (hasWeight !== 'Yes') {
    const amounts = isBulk(hasWeight)
      ? { returnWeight: toHundredths(item.returnWeight), weight: toHundredths(item.weight) }
      : { returnQty, quantity };
    return [createRow({ ...same, ...amounts })];
  }
  const back = item.inventoryIds.map((inventoryId) =>
    createRow({ ...same, returnQty: 1, quantity: 1, inventoryId, returnWeight: findWeight(inventoryId) }),
  );
  const lost = returnQty - back.length;
  const lostWeight = toHundredths(item.returnWeight) - back.reduce((sum, row) => sum + (row.returnWeight ?? 0), 0);
  const shares = Array.from(
    { length: lost },
    (_, index) => Math.floor(lostWeight / lost) + (index < lostWeight % lost ? 1 : 0),
  );
  return [...back, ...shares.map((returnWeight) => createRow({ ...same, returnQty: 1, quantity: 0, returnWeight }))];
}

/** Part of a line that can still be returned. */
export interface Left {
  item: OrderItem;
  /** Pieces, or hundredths of a pound for pooled weight. */
  amount: number;
  /** Ids of pieces that have not been restocked. */
  inventoryIds: number[];
}

/** Shipped minus returned by other returns, by product. The server validates it again. */
export function calculateLeft(items: readonly OrderItem[], returns: readonly OrderReturn[]): Map<number, Left> {
  const left = new Map(
    items.map((item) => {
      const amount = isBulk(item.hasWeight) ? toHundredths(item.weight) : item.quantity;
      return [item.orderItemId, { item, amount, inventoryIds: item.scannedInvIds }];
    }),
  );
  for (const returned of returns.flatMap((each) => each.items)) {
    const of = left.get(returned.orderItemId);
    if (!of) continue;
    of.amount -= isBulk(returned.hasWeight) ? toHundredths(returned.returnWeight) : returned.returnQty;
    of.inventoryIds = of.inventoryIds.filter((id) => !returned.inventoryIds.includes(id));
  }
  return new Map([...left.values()].map((each) => [each.item.productId, each]));
}
