import type { PastInvoice } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { noOrderDetails } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import { inStage, Numbering, type Stage } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { creditItem } from '../credit/credit-cap.js';
import { contentHash } from '../invoice/content-hash.js';
import { dueAtOf, InvoiceService, type NewInvoice } from '../invoice/invoice.service.js';
import { InvoiceParties, type PartiesOfInvoice } from '../invoice/invoice-parties.js';
import { PaymentRepository } from '../payment/payment.repository.js';

/** Writes the invoices of past orders, many at a time. */
@Injectable()
export class PastInvoiceService {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly numbering: Numbering,
    private readonly parties: InvoiceParties,
    private readonly invoiceService: InvoiceService,
    private readonly payments: PaymentRepository,
  ) {}

  /** Adds past invoices, on the given stage if any. */
  async add(past: readonly PastInvoice[], stage?: Stage): Promise<void> {
    if (past.length === 0) return;
    const stores = await this.identity.stores([...new Set(past.map(({ storeId }) => storeId))]);
    const parties = await this.parties.many([...stores.values()]);
    await inStage(stage, () => this.write(past, parties));
  }

  private async write(past: readonly PastInvoice[], parties: ReadonlyMap<number, PartiesOfInvoice>): Promise<void> {
    const numbers = await this.numbers(past);
    const paid = new Set<NewInvoice>();
    const invoices = past.map((invoice, index) => {
      const made = invoiceOf(invoice, numbers[index] ?? 0, parties.get(invoice.storeId));
      if (invoice.isPaid) paid.add(made);
      return made;
    });
    const paidBy = currentSession().id;
    const rows = await this.invoiceService.insert(invoices, (invoice, total) =>
      paid.has(invoice)
        ? {
            paidTime: invoice.invoiceDate,
            paidBy,
            contentHash: contentHash({ ...invoice, total, dueAt: dueAtOf(invoice) }, invoice.items),
          }
        : undefined,
    );
    await this.payments.addMarked(rows.filter((_, index) => past[index]?.isPaid));
  }

  /** Invoices and credits count apart, each in the order in which they come. */
  private async numbers(past: readonly PastInvoice[]): Promise<number[]> {
    const credits = past.filter(({ returnId }) => returnId !== undefined).length;
    let credit = credits > 0 ? await this.numbering.reserve('creditInvoice', credits) : 0;
    let invoice = past.length > credits ? await this.numbering.reserve('invoice', past.length - credits) : 0;
    return past.map(({ returnId }) => (returnId === undefined ? invoice++ : credit++));
  }
}

function invoiceOf(
  { orderId, returnId, displayId, storeId, invoiceDate, lines }: PastInvoice,
  number: number,
  parties: PartiesOfInvoice | undefined,
): NewInvoice {
  if (!parties) throw new DomainError('NOT_FOUND', commonMessages.notFound);
  const items = lines.map(creditItem);
  const kind = returnId === undefined ? 'I' : 'RI';
  return {
    ...parties,
    ...noOrderDetails,
    kind,
    number,
    orderId,
    returnId: returnId ?? null,
    relatedDisplayId: displayId,
    storeId,
    invoiceDate,
    items,
  };
}
