import { type Cents, formatCents } from '@depot/contracts/amounts';
import { billingMessages } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { addDays, dayOf, startOfDay } from '@depot/contracts/time';
import { Injectable } from '@nestjs/common';
import { InvoiceSums } from '../sums/invoice-sums.js';
import { type InvoiceHead, InvoiceRepository, type Seal } from './invoice.repository.js';
import { invoiceIdOf } from './invoice-id.js';
import { type ItemFields, maxTotal, totalOf } from './invoice-item.js';
import { InvoiceItemRepository, type Repriced } from './invoice-item.repository.js';

type Stored = 'id' | 'status' | 'total' | 'paid' | 'dueAt' | 'voidTime';

export interface NewInvoice extends Omit<InvoiceHead, Stored> {
  /** Days in which it is to be paid. */
  paymentTerms: number;
  items: readonly ItemFields[];
}

/** The beginning of the due day, in the timezone of the invoice. */
export const dueAtOf = ({ invoiceDate, timezone, paymentTerms }: NewInvoice): number =>
  startOfDay(addDays(dayOf(invoiceDate, timezone), paymentTerms), timezone);

/** Changes invoices and their sums, in the transaction of the running command. */
@Injectable()
export class InvoiceService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly items: InvoiceItemRepository,
    private readonly sums: InvoiceSums,
  ) {}

  /**
   * Inserts invoices with their items and returns their rows; unpaid, except those for which `sealOf` returns a seal.
   */
  async insert(
    invoices: readonly NewInvoice[],
    sealOf: (invoice: NewInvoice, total: Cents) => Seal | undefined = () => undefined,
  ): Promise<number[]> {
    const heads = invoices.map((invoice) => {
      const { items, paymentTerms: _, ...head } = invoice;
      const total = totalOf(items);
      const seal = sealOf(invoice, total);
      return {
        ...head,
        ...seal,
        dueAt: dueAtOf(invoice),
        status: seal ? ('PAID' as const) : ('UNPAID' as const),
        total,
        paid: seal ? total : 0,
      };
    });
    const rows = await this.invoices.insert(heads);
    await this.sums.inserted(rows);
    await this.items.insert(invoices.map(({ kind, items }, index) => ({ invoicePk: rows[index] ?? 0, kind, items })));
    return rows;
  }

  /** Replaces the items of an unpaid invoice, and returns it with its new total. */
  async replaceItems(invoice: InvoiceHead, items: readonly ItemFields[]): Promise<InvoiceHead> {
    const { id, kind } = invoice;
    await this.items.deleteOf(id);
    await this.items.insert([{ invoicePk: id, kind, items }]);
    return this.setTotal(invoice, totalOf(items));
  }

  /** Writes the edited items of an unpaid invoice, and returns it with its new total. */
  async updateItems(
    invoice: InvoiceHead,
    items: readonly (ItemFields & { id: number })[],
    changed: ReadonlySet<number>,
  ): Promise<InvoiceHead> {
    for (const item of items) if (changed.has(item.id)) await this.items.update(item);
    return this.setTotal(invoice, totalOf(items));
  }

  /** Writes new rates and amounts, and makes the totals of their invoices the sums of their lines again. */
  async reprice(items: readonly Repriced[]): Promise<void> {
    if (items.length === 0) return;
    const invoices = [...new Set(items.map(({ invoicePk }) => invoicePk))];
    await this.sums.around(invoices, async () => {
      await this.items.setRates(items);
      await this.invoices.sumUp(invoices);
      if (await this.invoices.someAbove(invoices, maxTotal))
        throw new DomainError('VALIDATION', billingMessages.totalTooLarge);
    });
  }

  /** Adds to the paid amounts of locked unpaid invoices; negative for a reversal. Each invoice appears once. */
  async addPaid(parts: readonly { invoicePk: number; amount: Cents }[]): Promise<void> {
    const rows = parts.map(({ invoicePk }) => invoicePk);
    await this.sums.around(rows, () => this.invoices.addPaid(parts));
  }

  /** Voids locked unpaid invoices: they stay readable, and their lines can be billed again. */
  async void(rows: readonly number[]): Promise<void> {
    if (rows.length === 0) return;
    await this.sums.around(rows, () => this.invoices.void(rows));
    await this.items.freeLines(rows);
  }

  private async setTotal(invoice: InvoiceHead, total: Cents): Promise<InvoiceHead> {
    const { id } = invoice;
    assertCoversPaid(invoice, total);
    await this.sums.around([id], () => this.invoices.setTotal(id, total));
    return { ...invoice, total };
  }
}

/** Refuses a total below the amount already paid. */
function assertCoversPaid(invoice: InvoiceHead, total: Cents): void {
  if (total >= invoice.paid) return;
  throw new DomainError('INVOICE_PAID', billingMessages.belowPaid, {
    invoiceId: invoiceIdOf(invoice),
    paid: formatCents(invoice.paid),
  });
}
