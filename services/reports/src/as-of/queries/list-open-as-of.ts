import { type DatedOpenInvoice, LEDGER_REPORT_PORT, type LedgerReportPort } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import { reportMessages } from '@depot/contracts/reports';
import { dayOf, daysBetween, formatDay } from '@depot/contracts/time';
import { Inject, Injectable } from '@nestjs/common';

/** Documents of one report. */
const maxDocuments = 20_000;

/** Invoices and credits that were open on a day. */
@Injectable()
export class ListOpenAsOf {
  constructor(
    @Inject(LEDGER_REPORT_PORT) private readonly ledger: LedgerReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** @throws VALIDATION if more documents were open than a report holds */
  async execute(asOf?: string, storeId?: number) {
    const day = asOf ?? dayOf(Date.now(), (await this.identity.tenant()).timezone);
    const open = await this.ledger.openInvoices(day, storeId);
    if (open.length > maxDocuments)
      throw new DomainError('VALIDATION', reportMessages.tooManyOpen, { most: maxDocuments });
    const names = await namesInBooks(this.identity, [...new Set(open.map((invoice) => invoice.storeId))]);
    const list = open.map((invoice) => formatOpen(invoice, day, names.get(invoice.storeId) ?? ''));
    return { list, asOf: day, formattedAsOf: formatDay(day) };
  }
}

function formatOpen(invoice: DatedOpenInvoice, asOf: string, name: string) {
  const { invoiceId, isCredit, storeId, dueDay, total, paid } = invoice;
  const sign = isCredit ? -1 : 1;
  return {
    invoiceId,
    userId: storeId,
    name,
    formattedInvoiceDate: formatDay(invoice.day),
    formattedDueDay: isCredit ? '' : formatDay(dueDay),
    daysPastDue: isCredit ? 0 : Math.max(0, daysBetween(dueDay, asOf)),
    total: sign * total,
    paid: sign * paid,
    balanceDue: sign * (total - paid),
  };
}
