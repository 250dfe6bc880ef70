import { withPlainAmounts } from '@depot/contracts/amounts';
import { billingMessages, type InvoiceAnswer, type UpdateInvoice } from '@depot/contracts/billing';
import { assertNoViolations, fieldMessages, type FieldViolation } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { LiveChanges } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { InvoiceService } from './invoice.service.js';
import { amountOf } from './invoice-item.js';
import { InvoiceItemRepository, type StoredItem } from './invoice-item.repository.js';
import { InvoiceLocking } from './invoice-locking.js';
import { InvoiceSealing } from './invoice-sealing.js';
import { InvoiceView } from './invoice-view.js';

type Change = UpdateInvoice['invoiceItems'][number];

/** Changes quantities, rates and descriptions of an unpaid invoice, never above what was shipped. */
@Injectable()
export class InvoiceEditing {
  constructor(
    private readonly locking: InvoiceLocking,
    private readonly items: InvoiceItemRepository,
    private readonly invoiceService: InvoiceService,
    private readonly sealing: InvoiceSealing,
    private readonly view: InvoiceView,
    private readonly live: LiveChanges,
  ) {}

  /** Lines that are not named stay as they are. */
  async edit({ invoiceId, invoiceItems }: UpdateInvoice): Promise<InvoiceAnswer> {
    const head = await this.locking.unpaid(invoiceId);
    const before = await this.items.ofInvoices([head.id]);
    assertFits(before, invoiceItems);
    const changes = new Map(invoiceItems.map((change) => [change.invoiceItemId, change]));
    const after = before.map((item) => changed(item, changes.get(item.id)));
    describeActivity({ invoiceId }, { before: before.map(logged), after: after.map(logged) });
    await this.sealing.afterChange(await this.invoiceService.updateItems(head, after, new Set(changes.keys())));
    await this.live.publish(['invoices', 'orders'], head.storeId);
    return this.view.byId(invoiceId);
  }
}

const logged = (item: StoredItem) => withPlainAmounts(item, ['weight', 'rate', 'amount']);

function changed(item: StoredItem, change: Change | undefined): StoredItem {
  if (!change) return item;
  const { quantity = item.quantity, rate = item.rate, description = item.description } = change;
  const after = { ...item, quantity, rate, description };
  return { ...after, amount: amountOf(after) };
}

function assertFits(items: readonly StoredItem[], changes: readonly Change[]): void {
  const byId = new Map(items.map((item) => [item.id, item]));
  const rejected = changes.flatMap(({ invoiceItemId, quantity }, index): FieldViolation[] => {
    const path = `invoiceItems.${index}`;
    const item = byId.get(invoiceItemId);
    if (!item) return [{ path: `${path}.invoiceItemId`, localizedMessage: billingMessages.itemNotOnInvoice }];
    const values = { product: item.description, shipped: item.mostQuantity };
    if (quantity === undefined || quantity === item.quantity) return [];
    if (item.hasWeight !== 'No')
      return [{ path: `${path}.quantity`, localizedMessage: billingMessages.piecesFixed, values }];
    if (quantity === 0)
      return [{ path: `${path}.quantity`, localizedMessage: fieldMessages.numberMin, values: { min: 1 } }];
    return quantity > item.mostQuantity
      ? [{ path: `${path}.quantity`, localizedMessage: billingMessages.moreThanShipped, values }]
      : [];
  });
  assertNoViolations(rejected);
}
