import { BILLING_PORT, type BillingPort, type PastInvoice } from '@depot/contracts/billing';
import { importColumns } from '@depot/contracts/importing';
import {
  type Findings,
  type Importer,
  Importers,
  type NumberedRow,
  type RejectRow,
  type Staging,
} from '@depot/node-importing';
import { runInStage, type Stage } from '@depot/node-platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InspectPastOrders } from './inspect-past-orders.js';
import { PastLookups } from './past-lookups.js';
import { PastOrderRepository, type WrittenOrder } from './past-order.repository.js';
import type { PastOrderRow } from './past-order-row.js';
import { PastOrderStage } from './past-order-stage.js';
import { readPastOrders } from './read-past-orders.js';

/** Imports past orders with their invoices. Stock stays as it is, because the goods left before it was counted. */
@Injectable()
export class PastOrderImporter implements Importer<PastOrderRow>, OnModuleInit {
  readonly kind = 'orders';
  readonly columns = importColumns.orders;
  readonly rows = {
    module: new URL('../../dist/past-orders/past-order-row.js', import.meta.url),
    schema: 'pastOrderRow',
  };

  readonly staging: Staging<PastOrderRow>;

  constructor(
    private readonly importers: Importers,
    private readonly lookups: PastLookups,
    private readonly pastOrders: PastOrderRepository,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    stages: PastOrderStage,
  ) {
    this.staging = {
      open: (stage, inspection) => stages.open(stage, inspection as InspectPastOrders),
      publish: (stage) => stages.publish(stage),
      clear: (stage) => stages.clear(stage),
    };
  }

  onModuleInit(): void {
    this.importers.add(this);
  }

  groupBy(row: Partial<PastOrderRow>): string | undefined {
    return row.order;
  }

  inspect({ reject }: Findings): InspectPastOrders {
    return new InspectPastOrders(reject, this.lookups, this.pastOrders);
  }

  async apply(rows: readonly NumberedRow<PastOrderRow>[], reject: RejectRow, stage?: Stage): Promise<void> {
    const orders = readPastOrders(rows, await this.lookups.loadOnce(), reject);
    if (orders.length === 0) return;
    const written = await runInStage(stage, () => this.pastOrders.insert(orders));
    await this.billing.addPast(written.map(buildInvoice), stage);
  }
}

function buildInvoice({ orderId, displayId, storeId, time, isPaid, lines }: WrittenOrder): PastInvoice {
  return {
    orderId,
    displayId,
    storeId,
    isPaid,
    invoiceDate: time,
    lines: lines.map(({ orderItemId, productId, name, hasWeight, quantity, weight, rate }) => ({
      orderItemId,
      productId,
      hasWeight,
      quantity,
      weight,
      rate,
      description: name,
    })),
  };
}
