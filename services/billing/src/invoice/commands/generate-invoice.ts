import { billingMessages, type CreateInvoice, type InvoiceAnswer } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { notPossible, type OrderFacts, ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { dayOf } from '@depot/contracts/time';
import { describeActivity } from '@depot/node-context';
import { LiveChanges, Numbering } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { AccountingPeriods } from '../../period/accounting-periods.js';
import { EarlyCredits } from '../credit/early-credits.js';
import { InvoiceService } from '../invoice.service.js';
import { formatInvoiceId } from '../invoice-id.js';
import { InvoiceItemRepository } from '../invoice-item.repository.js';
import { InvoiceParties } from '../invoice-parties.js';
import { InvoiceView } from '../invoice-view.js';
import { buildRequestedItems, buildShippedItem } from '../shipped-items.js';

/** Bills the shipped goods of a DONE order; each line once. */
@Injectable()
export class GenerateInvoice {
  constructor(
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
    private readonly items: InvoiceItemRepository,
    private readonly earlyCredits: EarlyCredits,
    private readonly numbering: Numbering,
    private readonly parties: InvoiceParties,
    private readonly invoiceService: InvoiceService,
    private readonly periods: AccountingPeriods,
    private readonly view: InvoiceView,
    private readonly live: LiveChanges,
  ) {}

  async execute({ orderId, orderItemList }: CreateInvoice): Promise<InvoiceAnswer> {
    const order = await this.orders.lockForBilling(orderId);
    const { displayId, storeId, deliveryDate, poNumber, note } = order;
    if (order.status !== 'DONE')
      throw new DomainError('INVALID_TRANSITION', notPossible('invoice', order.status), { displayId });
    const billed = new Set(
      (await this.items.findBilledRates(order.lines.map(({ orderItemId }) => orderItemId))).keys(),
    );
    const asked = orderItemList
      ? buildRequestedItems(order.lines, orderItemList)
      : filterUnbilled(order, billed).map(buildShippedItem);
    assertNotBilled(asked, billed);
    const items = await this.earlyCredits.deductEarlyCredits(order, asked);
    const parties = await this.parties.loadParties(storeId);
    const invoiceDate = Date.now();
    await this.periods.assertOpen([dayOf(invoiceDate, parties.timezone)]);
    const number = await this.numbering.assignNumber('invoice');
    const invoice = {
      ...parties,
      kind: 'I' as const,
      number,
      orderId,
      returnId: null,
      relatedDisplayId: displayId,
      storeId,
      items,
      deliveryDate,
      poNumber,
      note,
      invoiceDate,
    };
    await this.invoiceService.insert([invoice]);
    if (order.lines.every(({ orderItemId }) => billed.has(orderItemId))) await this.orders.noteBilled(orderId);
    const invoiceId = formatInvoiceId(invoice);
    describeActivity({ invoiceId, displayId });
    await this.live.publish(['invoices', 'orders'], storeId);
    return this.view.getById(invoiceId);
  }
}

function filterUnbilled({ displayId, lines }: OrderFacts, billed: ReadonlySet<number>) {
  const rest = lines.filter(({ orderItemId }) => !billed.has(orderItemId));
  if (rest.length === 0) throw new DomainError('DUPLICATE', billingMessages.alreadyBilled, { displayId });
  return rest;
}

/** The order's row is locked, so that no other invoice of it is being made. Afterwards these are billed too. */
function assertNotBilled(items: readonly { orderItemId: number; description: string }[], billed: Set<number>): void {
  for (const { orderItemId, description } of items) {
    if (billed.has(orderItemId))
      throw new DomainError('DUPLICATE', billingMessages.lineBilled, { product: description });
    billed.add(orderItemId);
  }
}
