import type { PastInvoice } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { noOrderDetails } from '@depot/contracts/orders';
import { dayOf } from '@depot/contracts/time';
import { currentSession } from '@depot/node-context';
import { Numbering, runInStage, type Stage } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { hashContent } from '../../invoice/content-hash.js';
import { buildCreditItem } from '../../invoice/credit/limit-credit.js';
import { calculateDueAt, InvoiceService, type NewInvoice } from '../../invoice/invoice.service.js';
import { InvoiceParties, type PartiesOnInvoice } from '../../invoice/invoice-parties.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { PaymentRepository } from '../../payment/payment.repository.js';
import { AccountingPeriods } from '../../period/accounting-periods.js';

/** Writes the invoices of past orders, many at a time. */
@Injectable()
export class AddPastInvoices {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly numbering: Numbering,
    private readonly parties: InvoiceParties,
    private readonly invoiceService: InvoiceService,
    private readonly payments: PaymentRepository,
    private readonly ledger: LedgerService,
    private readonly periods: AccountingPeriods,
  ) {}

  /**
   * Adds past invoices, on the given stage if any.
   *
   * @throws PERIOD_CLOSED if one of them is of a closed day
   */
  async execute(past: readonly PastInvoice[], stage?: Stage): Promise<void> {
    if (past.length === 0) return;
    const stores = await this.identity.stores([...new Set(past.map(({ storeId }) => storeId))]);
    const parties = await this.parties.loadPartiesByStore([...stores.values()]);
    // Before the stage, whose rows belong to another tenant.
    await this.periods.assertOpen(
      past.map(({ storeId, invoiceDate }) => dayOf(invoiceDate, parties.get(storeId)?.timezone ?? 'UTC')),
    );
    await runInStage(stage, () => this.write(past, parties));
  }

  private async write(past: readonly PastInvoice[], parties: ReadonlyMap<number, PartiesOnInvoice>): Promise<void> {
    const numbers = await this.reserveNumbers(past);
    const paid = new Set<NewInvoice>();
    const invoices = past.map((invoice, index) => {
      const made = buildInvoice(invoice, numbers[index] ?? 0, parties.get(invoice.storeId));
      if (invoice.isPaid) paid.add(made);
      return made;
    });
    const paidBy = currentSession().id;
    const rows = await this.invoiceService.insert(invoices, (invoice, total) =>
      paid.has(invoice)
        ? {
            paidTime: invoice.invoiceDate,
            paidBy,
            contentHash: hashContent({ ...invoice, total, dueAt: calculateDueAt(invoice) }, invoice.items),
          }
        : undefined,
    );
    await this.ledger.postPayments(await this.payments.addMarked(rows.filter((_, index) => past[index]?.isPaid)));
  }

  /** Invoices and credits count apart, each in the order in which they come. */
  private async reserveNumbers(past: readonly PastInvoice[]): Promise<number[]> {
    const credits = past.filter(({ returnId }) => returnId !== undefined).length;
    let credit = credits > 0 ? await this.numbering.reserve('creditInvoice', credits) : 0;
    let invoice = past.length > credits ? await this.numbering.reserve('invoice', past.length - credits) : 0;
    return past.map(({ returnId }) => (returnId === undefined ? invoice++ : credit++));
  }
}

function buildInvoice(
  { orderId, returnId, displayId, storeId, invoiceDate, lines }: PastInvoice,
  number: number,
  parties: PartiesOnInvoice | undefined,
): NewInvoice {
  if (!parties) throw new DomainError('NOT_FOUND', commonMessages.notFound);
  const items = lines.map(buildCreditItem);
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
