import { Inject, Injectable } from '@nestjs/common';
import { billingMessages, type CreateInvoice, type InvoiceAnswer } from '@depot/contracts/billing';
import { Refusal } from '@depot/contracts/errors';
import { notPossible, ORDERS_PORT, type OrderFacts, type OrdersPort } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { Db, LiveChanges, Numbering } from '@depot/node-database';
import { invoiceIdOf } from './invoice-id.js';
import { InvoiceParties } from './invoice-parties.js';
import { InvoiceRows } from './invoice-rows.js';
import { InvoiceView } from './invoice-view.js';
import { askedItems, shippedItem } from './shipped-items.js';

/** Bills what was shipped on a DONE order; each line once. */
@Injectable()
export class InvoiceGeneration {
  constructor(
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
    private readonly db: Db,
    private readonly numbering: Numbering,
    private readonly parties: InvoiceParties,
    private readonly rows: InvoiceRows,
    private readonly view: InvoiceView,
    private readonly live: LiveChanges,
  ) {}

  async generate({ orderId, orderItemList }: CreateInvoice): Promise<InvoiceAnswer> {
    const order = await this.orders.lockForBilling(orderId);
    const { displayId, storeId } = order;
    if (order.status !== 'DONE') throw new Refusal('INVALID_TRANSITION', notPossible('invoice', order.status), { displayId });
    const items = orderItemList ? askedItems(order.lines, orderItemList) : (await this.unbilled(order)).map(shippedItem);
    await this.refuseBilled(items);
    const parties = await this.parties.of(storeId);
    const number = await this.numbering.next('invoice');
    const [kind, relatedDisplayId] = ['I' as const, displayId];
    await this.rows.insert([
      { ...parties, kind, number, orderId, returnId: null, relatedDisplayId, storeId, invoiceDate: Date.now(), items },
    ]);
    const invoiceId = invoiceIdOf({ kind, number });
    describeActivity({ invoiceId, displayId });
    await this.live.tell(['invoices', 'orders'], storeId);
    return this.view.byId(invoiceId);
  }

  private async unbilled({ displayId, lines }: OrderFacts) {
    const billed = await this.billed(lines);
    const rest = lines.filter(({ orderItemId }) => !billed.has(orderItemId));
    if (rest.length === 0) throw new Refusal('DUPLICATE', billingMessages.alreadyBilled, { displayId });
    return rest;
  }

  /** The order's row is locked, so that no other invoice of it is being made. */
  private async refuseBilled(items: readonly { orderItemId: number; description: string }[]): Promise<void> {
    const billed = await this.billed(items);
    for (const { orderItemId, description } of items) {
      if (billed.has(orderItemId)) throw new Refusal('DUPLICATE', billingMessages.lineBilled, { product: description });
      billed.add(orderItemId);
    }
  }

  private async billed(lines: readonly { orderItemId: number }[]): Promise<Set<number>> {
    const rows = await this.db.query<{ orderItemId: number }>(
      'SELECT live_order_line_id orderItemId FROM invoice_item WHERE tenant_id = :tenantId AND live_order_line_id IN (:lineIds)',
      { lineIds: lines.map(({ orderItemId }) => orderItemId) },
    );
    return new Set(rows.map(({ orderItemId }) => orderItemId));
  }
}
