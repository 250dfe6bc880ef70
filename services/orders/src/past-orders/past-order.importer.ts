import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BILLING_PORT, type BillingPort, type PastInvoice } from '@depot/contracts/billing';
import { importColumns } from '@depot/contracts/importing';
import { orderMessages } from '@depot/contracts/orders';
import { Importers, type Importer, type NumberedRow, type RefuseRow } from '@depot/node-importing';
import { PastLookups } from './past-lookups.js';
import { pastOrderRow, type PastOrderRow } from './past-order-row.js';
import { PastOrderRows, type WrittenOrder } from './past-order-rows.js';
import { pastOrders, type PastOrder } from './past-orders.js';

/** Brings past orders in from a file, each with its invoice. Stock is not touched: their goods left before it was counted. */
@Injectable()
export class PastOrderImporter implements Importer<PastOrderRow>, OnModuleInit {
  readonly kind = 'orders';
  readonly columns = importColumns.orders;
  readonly schema = pastOrderRow;

  constructor(
    private readonly importers: Importers,
    private readonly lookups: PastLookups,
    private readonly rows: PastOrderRows,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  onModuleInit(): void {
    this.importers.add(this);
  }

  groupBy(row: PastOrderRow): string {
    return row.order;
  }

  async apply(rows: readonly NumberedRow<PastOrderRow>[], refuse: RefuseRow): Promise<void> {
    const orders = pastOrders(rows, await this.lookups.forThisRun(), refuse);
    const fresh = await this.refuseKnown(orders, refuse);
    if (fresh.length === 0) return;
    const written = await this.rows.insert(fresh);
    await this.billing.addPast(written.map(invoiceOf));
  }

  /** An order that was brought in before, or whose lines stand apart in the file, would be there twice. */
  private async refuseKnown(orders: readonly PastOrder[], refuse: RefuseRow): Promise<PastOrder[]> {
    const seen = await this.rows.known(orders.map(({ reference }) => reference));
    return orders.filter(({ reference, fileLine }) => {
      const isKnown = seen.has(reference.toLowerCase());
      if (isKnown) refuse(fileLine, 'order', orderMessages.importOrderExists, { order: reference });
      seen.add(reference.toLowerCase());
      return !isKnown;
    });
  }
}

function invoiceOf({ orderId, displayId, storeId, time, isPaid, lines }: WrittenOrder): PastInvoice {
  return {
    ...{ orderId, displayId, storeId, isPaid, invoiceDate: time },
    lines: lines.map(({ orderItemId, productId, name, hasWeight, quantity, weight, rate }) => ({
      ...{ orderItemId, productId, hasWeight, quantity, weight, rate },
      description: name,
    })),
  };
}
