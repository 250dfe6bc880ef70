import { type Cents, formatCents, negated } from '@depot/contracts/amounts';
import { billingMessages } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { addDays, dayOf, startOfDay } from '@depot/contracts/time';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger/ledger.service.js';
import { AccountingPeriods } from '../period/accounting-periods.js';
import { InvoiceSums } from '../sums/invoice-sums.js';
import { type InvoiceHeader, InvoiceRepository, type Seal } from './invoice.repository.js';
import { formatInvoiceId } from './invoice-id.js';
import { calculateTotal, type ItemFields, maxTotal } from './invoice-item.js';
import { InvoiceItemRepository, type Repriced } from './invoice-item.repository.js';

type Stored = 'id' | 'status' | 'total' | 'paid' | 'dueAt' | 'voidTime' | 'contentHash';

export interface NewInvoice extends Omit<InvoiceHeader, Stored> {
  /** Days in which it is to be paid. */
  paymentTerms: number;
  items: readonly ItemFields[];
}

/** The beginning of the due day, in the timezone of the invoice. */
export const calculateDueAt = ({ invoiceDate, timezone, paymentTerms }: NewInvoice): number =>
  startOfDay(addDays(dayOf(invoiceDate, timezone), paymentTerms), timezone);

/** Changes invoices, their sums and their ledger entries, in the transaction of the running command. */
@Injectable()
export class InvoiceService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly items: InvoiceItemRepository,
    private readonly sums: InvoiceSums,
    private readonly ledger: LedgerService,
    private readonly periods: AccountingPeriods,
  ) {}

  /**
   * Inserts invoices with their items and returns their rows; unpaid, except those for which `sealOf` returns a seal.
   */
  async insert(
    invoices: readonly NewInvoice[],
    sealOf: (invoice: NewInvoice, total: Cents) => Seal | undefined = () => undefined,
  ): Promise<number[]> {
    const headers = invoices.map((invoice) => {
      const { items, paymentTerms: _, ...header } = invoice;
      const total = calculateTotal(items);
      const seal = sealOf(invoice, total);
      return {
        ...header,
        ...seal,
        dueAt: calculateDueAt(invoice),
        status: seal ? ('PAID' as const) : ('UNPAID' as const),
        total,
        paid: seal ? total : 0,
      };
    });
    const rows = await this.invoices.insert(headers);
    await this.sums.addInserted(rows);
    await this.ledger.postInvoices(rows);
    await this.items.insert(invoices.map(({ kind, items }, index) => ({ invoicePk: rows[index] ?? 0, kind, items })));
    return rows;
  }

  /**
   * Replaces the items of an unpaid invoice, and returns it with its new total.
   *
   * @throws PERIOD_CLOSED if the invoice is of a closed day
   */
  async replaceItems(invoice: InvoiceHeader, items: readonly ItemFields[]): Promise<InvoiceHeader> {
    const { id, kind } = invoice;
    await this.assertOpen([invoice]);
    await this.items.deleteByInvoice(id);
    await this.items.insert([{ invoicePk: id, kind, items }]);
    return this.setTotal(invoice, calculateTotal(items));
  }

  /**
   * Writes the edited items of an unpaid invoice, and returns it with its new total.
   *
   * @throws PERIOD_CLOSED if the invoice is of a closed day
   */
  async updateItems(
    invoice: InvoiceHeader,
    items: readonly (ItemFields & { id: number })[],
    changed: ReadonlySet<number>,
  ): Promise<InvoiceHeader> {
    await this.assertOpen([invoice]);
    for (const item of items) if (changed.has(item.id)) await this.items.update(item);
    return this.setTotal(invoice, calculateTotal(items));
  }

  /**
   * Writes new rates and amounts, and makes the totals of their invoices the sums of their lines again. The caller has
   * asserted that the days of the invoices are open.
   */
  async saveRates(items: readonly Repriced[]): Promise<void> {
    if (items.length === 0) return;
    const invoices = [...new Set(items.map(({ invoicePk }) => invoicePk))];
    await this.sums.applyChange(invoices, async () => {
      await this.items.setRates(items);
      await this.invoices.sumTotals(invoices);
      if (await this.invoices.hasTotalAbove(invoices, maxTotal))
        throw new DomainError('VALIDATION', billingMessages.totalTooLarge);
    });
    await this.ledger.postInvoices(invoices);
  }

  /** Adds to the paid amounts of locked unpaid invoices; negative for a reversal. Each invoice appears once. */
  async addPaid(parts: readonly { invoicePk: number; amount: Cents }[]): Promise<void> {
    const rows = parts.map(({ invoicePk }) => invoicePk);
    await this.sums.applyChange(rows, () => this.invoices.addPaid(parts));
  }

  /** Takes a payment off a locked invoice; one that was paid in full opens again. */
  async reversePaid({ id, status }: InvoiceHeader, amount: Cents): Promise<void> {
    if (status === 'PAID') await this.invoices.reopen(id);
    await this.addPaid([{ invoicePk: id, amount: negated(amount) }]);
  }

  /**
   * Voids locked unpaid invoices: they stay readable, and their lines can be billed again.
   *
   * @throws PERIOD_CLOSED if one of them is of a closed day
   */
  async voidInvoices(headers: readonly InvoiceHeader[]): Promise<void> {
    if (headers.length === 0) return;
    await this.assertOpen(headers);
    const rows = headers.map(({ id }) => id);
    await this.sums.applyChange(rows, () => this.invoices.markVoid(rows));
    await this.items.releaseLines(rows);
    await this.ledger.postInvoices(rows);
  }

  private async assertOpen(headers: readonly InvoiceHeader[]): Promise<void> {
    await this.periods.assertOpen(headers.map(({ invoiceDate, timezone }) => dayOf(invoiceDate, timezone)));
  }

  private async setTotal(invoice: InvoiceHeader, total: Cents): Promise<InvoiceHeader> {
    const { id } = invoice;
    assertCoversPaid(invoice, total);
    await this.sums.applyChange([id], () => this.invoices.setTotal(id, total));
    await this.ledger.postInvoices([id]);
    return { ...invoice, total };
  }
}

/** Refuses a total below the amount already paid. */
function assertCoversPaid(invoice: InvoiceHeader, total: Cents): void {
  if (total >= invoice.paid) return;
  throw new DomainError('INVOICE_PAID', billingMessages.belowPaid, {
    invoiceId: formatInvoiceId(invoice),
    paid: formatCents(invoice.paid),
  });
}
