import { type Cents, type EpochMs, type Hundredths, isBulk, type StockMode } from '@depot/contracts/amounts';
import { orderMessages } from '@depot/contracts/orders';
import { latestBegun } from '@depot/contracts/time';
import { type NumberedRow, type RejectRow, toEpochMs } from '@depot/node-importing';
import type { OrderLine } from '../order/order-line.js';
import { findProduct, findStoreId, type KnownProduct, type Lookups } from './past-lookups.js';
import type { PastOrderRow } from './past-order-row.js';

/** An order of a file, ready to be written. */
export interface PastOrder {
  /** Number of the order in the file. */
  reference: string;
  /** First line of the order in the file. */
  fileLine: number;
  storeId: number;
  time: EpochMs;
  isPaid: boolean;
  lines: OrderLine[];
}

/** An order while its rows are read. */
type ReadOrder = Omit<PastOrder, 'isPaid'> & Pick<PastOrderRow, 'paid'>;

/** Groups neighbouring rows with the same number to orders. Rejects rows with an unknown store or product. */
export function readPastOrders(
  rows: readonly NumberedRow<PastOrderRow>[],
  lookups: Lookups,
  reject: RejectRow,
): PastOrder[] {
  const orders: ReadOrder[] = [];
  for (const { line, row } of rows) {
    const storeId = findStoreId(line, row.store, lookups, reject);
    const product = findProduct(line, row.product, lookups, reject);
    const missing = product && findMissingField(row, product);
    if (missing) reject(line, missing.field, missing.localizedMessage, { product: row.product });
    if (storeId === undefined || !product || missing) continue;
    let order = orders.at(-1);
    if (order?.reference !== row.order) {
      const time = toEpochMs(row.time, lookups.timezone);
      if (time > latestBegun(Date.now())) reject(line, 'time', orderMessages.importFutureOrder);
      order = { reference: row.order, fileLine: line, storeId, time, paid: row.paid, lines: [] };
      orders.push(order);
    }
    if (order.storeId !== storeId) reject(line, 'store', orderMessages.importMixedOrder, { order: row.order });
    order.paid ??= row.paid;
    if (order.paid !== (row.paid ?? order.paid))
      reject(line, 'paid', orderMessages.importMixedPaid, { order: row.order });
    order.lines.push(buildLine(row, product));
  }
  return orders.map(({ paid: isPaid = false, ...order }) => ({ ...order, isPaid }));
}

function findMissingField({ quantity, weight }: PastOrderRow, { hasWeight }: KnownProduct) {
  if (!isBulk(hasWeight) && quantity === undefined)
    return { field: 'quantity', localizedMessage: orderMessages.quantityNeeded };
  if (hasWeight !== 'No' && weight === undefined)
    return { field: 'weight', localizedMessage: orderMessages.weightNeeded };
  return undefined;
}

function buildLine(
  { quantity, weight, rate, notes }: PastOrderRow,
  { productId, name, hasWeight }: KnownProduct,
): OrderLine {
  const amounts = selectAmounts(hasWeight, quantity ?? 0, weight ?? 0);
  return {
    orderItemId: 0,
    productId,
    name,
    hasWeight,
    ...amounts,
    rate: rate satisfies Cents,
    notes: notes ?? '',
    short: 0,
  };
}

function selectAmounts(
  hasWeight: StockMode,
  quantity: number,
  weight: Hundredths,
): { quantity: number; weight: Hundredths } {
  switch (hasWeight) {
    case 'No':
      return { quantity, weight: 0 };
    case 'Yes':
      return { quantity, weight };
    case 'Weighting':
      return { quantity: 0, weight };
  }
}
