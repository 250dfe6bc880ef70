import { nameKey } from '@depot/contracts/importing';
import { orderMessages } from '@depot/contracts/orders';
import type { Inspection, LookedAtRow, RejectRow } from '@depot/node-importing';
import { findProduct, findStoreId, type Lookups, type PastLookups } from './past-lookups.js';
import type { PastOrderRepository } from './past-order.repository.js';
import type { PastOrderRow } from './past-order-row.js';
import { type PastOrder, readPastOrders } from './read-past-orders.js';

/** Checks a file of past orders, and counts the numbers that its import needs. */
export class InspectPastOrders implements Inspection<PastOrderRow> {
  orders = 0;
  /** Number of paid orders. */
  paid = 0;
  private readonly seenReferences = new Set<string>();

  constructor(
    private readonly reject: RejectRow,
    private readonly lookups: PastLookups,
    private readonly pastOrders: PastOrderRepository,
  ) {}

  async look(rows: readonly LookedAtRow<PastOrderRow>[]): Promise<void> {
    const lookups = await this.lookups.loadOnce();
    const readRows = rows.flatMap(({ line, row, cells }) => {
      if (row) return [{ line, row }];
      this.rejectUnknown(line, cells, lookups);
      return [];
    });
    const orders = readPastOrders(readRows, lookups, this.reject);
    await this.rejectKnown(orders);
    this.orders += orders.length;
    this.paid += orders.filter(({ isPaid }) => isPaid).length;
  }

  /** Reports unknown stores and products of a row that has other errors, too. */
  private rejectUnknown(line: number, { store, product }: Partial<PastOrderRow>, lookups: Lookups): void {
    if (store !== undefined) findStoreId(line, store, lookups, this.reject);
    if (product !== undefined) findProduct(line, product, lookups, this.reject);
  }

  /** Rejects an order that was imported before, or whose rows are not adjacent: it would be added twice. */
  private async rejectKnown(orders: readonly PastOrder[]): Promise<void> {
    const known = await this.pastOrders.findKnown(orders.map(({ reference }) => reference));
    for (const { reference, fileLine } of orders) {
      const key = nameKey(reference);
      if (known.has(key) || this.seenReferences.has(key))
        this.reject(fileLine, 'order', orderMessages.importOrderExists, { order: reference });
      this.seenReferences.add(key);
    }
  }
}
