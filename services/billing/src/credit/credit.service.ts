import type { BilledGoods, ReturnedGoods, ReturnToCredit } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { noOrderDetails } from '@depot/contracts/orders';
import { Numbering } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { type InvoiceHead, InvoiceRepository } from '../invoice/invoice.repository.js';
import { InvoiceService } from '../invoice/invoice.service.js';
import { invoiceIdOf } from '../invoice/invoice-id.js';
import { amountOf, type ItemFields } from '../invoice/invoice-item.js';
import { requireNothingPaid, requireUnpaid } from '../invoice/invoice-locking.js';
import { InvoiceParties } from '../invoice/invoice-parties.js';
import { InvoiceSealing } from '../invoice/invoice-sealing.js';
import { type Bound, capCredit } from './credit-cap.js';
import { type OrderAccount, OrderAccounts } from './order-account.js';

/** Credits of returns: one `RI…` invoice each. The caller holds the order's row. */
@Injectable()
export class CreditService {
  constructor(
    private readonly numbering: Numbering,
    private readonly parties: InvoiceParties,
    private readonly invoices: InvoiceRepository,
    private readonly invoiceService: InvoiceService,
    private readonly sealing: InvoiceSealing,
    private readonly accounts: OrderAccounts,
  ) {}

  /** The billed goods of the order, locked until the command ends. */
  async lockBilled(orderId: number): Promise<Map<number, BilledGoods>> {
    return (await this.accounts.lock(orderId)).billed;
  }

  async credit({ returnId, displayId, orderId, storeId, lines }: ReturnToCredit): Promise<string> {
    const items = capped(lines, await this.accounts.lock(orderId), undefined);
    const parties = await this.parties.of(storeId);
    const [kind, relatedDisplayId, number] = ['RI' as const, displayId, await this.numbering.next('creditInvoice')];
    await this.invoiceService.insert([
      {
        ...{ ...parties, ...noOrderDetails, kind, number, orderId, returnId, relatedDisplayId, storeId, items },
        invoiceDate: Date.now(),
      },
    ]);
    return invoiceIdOf({ kind, number });
  }

  async revise({ returnId, orderId, lines }: ReturnToCredit): Promise<string> {
    const account = await this.accounts.lock(orderId);
    const head = requireUnpaid(await this.lock(returnId));
    await this.sealing.afterChange(await this.invoiceService.replaceItems(head, capped(lines, account, head.id)));
    return invoiceIdOf(head);
  }

  async void(returnId: number): Promise<void> {
    const head = requireNothingPaid(await this.lock(returnId));
    await this.invoiceService.void([head.id]);
  }

  private async lock(returnId: number): Promise<InvoiceHead> {
    const [found] = await this.invoices.heads({ returnId });
    const [head] = found ? await this.invoices.lock([found]) : [];
    if (!head) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return head;
  }
}

/** Limits each line to the billed goods of the order; `own` is the credit that the lines replace. */
function capped(lines: readonly ReturnedGoods[], { billed, credits }: OrderAccount, own: number | undefined) {
  const credited = credits.filter(({ head }) => head.id !== own).flatMap(({ items }): ItemFields[] => items);
  return lines.map((line) => {
    const others = credited.filter(({ orderItemId }) => orderItemId === line.orderItemId);
    const item = capCredit(line, billed.get(line.orderItemId) ?? asShipped(line), others);
    credited.push(item);
    return item;
  });
}

function asShipped({ hasWeight, shipped }: ReturnedGoods): Bound {
  return { ...shipped, amount: amountOf({ hasWeight, ...shipped }) };
}
