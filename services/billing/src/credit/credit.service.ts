import type { CreditLine, ReturnToCredit } from '@depot/contracts/billing';
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

/** Credits of returns: one `RI…` invoice each. The caller holds the order's row. */
@Injectable()
export class CreditService {
  constructor(
    private readonly numbering: Numbering,
    private readonly parties: InvoiceParties,
    private readonly invoices: InvoiceRepository,
    private readonly invoiceService: InvoiceService,
    private readonly sealing: InvoiceSealing,
  ) {}

  async credit({ returnId, displayId, orderId, storeId, lines }: ReturnToCredit): Promise<string> {
    const parties = await this.parties.of(storeId);
    const [kind, relatedDisplayId, number] = ['RI' as const, displayId, await this.numbering.next('creditInvoice')];
    const items = lines.map(creditItem);
    await this.invoiceService.insert([
      {
        ...{ ...parties, ...noOrderDetails, kind, number, orderId, returnId, relatedDisplayId, storeId, items },
        invoiceDate: Date.now(),
      },
    ]);
    return invoiceIdOf({ kind, number });
  }

  async revise({ returnId, lines }: ReturnToCredit): Promise<string> {
    const head = requireUnpaid(await this.lock(returnId));
    await this.sealing.afterChange(await this.invoiceService.replaceItems(head, lines.map(creditItem)));
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

/** A line as it is credited, or as a past order was billed: at most what it says. */
export function creditItem(line: CreditLine): ItemFields {
  const item = {
    ...line,
    notes: '',
    weights: [...(line.weights ?? [])],
    mostQuantity: line.quantity,
    mostWeight: line.weight,
  };
  return { ...item, amount: amountOf(item) };
}
