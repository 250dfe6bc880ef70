import { type Cents, formatCents } from '@depot/contracts/amounts';
import { billingMessages, dueTogether, type InvoiceAnswer, type MarkPaid } from '@depot/contracts/billing';
import { DomainError, enumerated } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { LiveChanges } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { PaymentLedger } from '../payment/payment-ledger.js';
import type { InvoiceHead } from './invoice.repository.js';
import { invoiceIdOf } from './invoice-id.js';
import { InvoiceLocking } from './invoice-locking.js';
import { InvoiceSealing } from './invoice-sealing.js';
import { InvoiceView } from './invoice-view.js';

/** Marks invoices as paid, irreversibly: records the open amount as one payment. */
@Injectable()
export class InvoicePayment {
  constructor(
    private readonly locking: InvoiceLocking,
    private readonly ledger: PaymentLedger,
    private readonly sealing: InvoiceSealing,
    private readonly view: InvoiceView,
    private readonly live: LiveChanges,
  ) {}

  /**
   * Pays all invoices or none; paid ones stay unchanged. `due` is the amount that the user confirmed: it prevents
   * sealing an invoice that another user has changed meanwhile.
   */
  async pay({ invoiceIds, due }: MarkPaid): Promise<InvoiceAnswer[]> {
    const locked = await this.locking.live(invoiceIds);
    assertNoCredit(locked);
    const unpaid = locked.filter(({ status }) => status === 'UNPAID');
    if (due !== undefined) assertDue(due, unpaid);
    const open = unpaid.filter(({ total, paid }) => total > paid);
    const parts = open.map((head) => ({ head, amount: head.total - head.paid }));
    if (parts.length > 0) await this.ledger.record(parts, { method: 'MARKED' });
    const free = unpaid.filter((head) => !open.includes(head));
    await this.sealing.seal(free);
    for (const storeId of new Set(free.map((head) => head.storeId)))
      await this.live.publish(['invoices', 'orders'], storeId);
    describeActivity({ count: unpaid.length, invoices: enumerated(invoiceIds) });
    return this.view.byIds([...new Set(invoiceIds)]);
  }
}

/** A credit is not paid by the store: it is applied to invoices, or paid out. */
function assertNoCredit(heads: readonly InvoiceHead[]): void {
  const credit = heads.find(({ kind }) => kind === 'RI');
  if (credit)
    throw new DomainError('INVALID_TRANSITION', billingMessages.creditNotPaid, { invoiceId: invoiceIdOf(credit) });
}

function assertDue(asked: Cents, unpaid: readonly InvoiceHead[]): void {
  const due = dueTogether(unpaid.map((head) => ({ invoiceId: invoiceIdOf(head), due: head.total - head.paid })));
  if (due !== asked) throw new DomainError('STALE', billingMessages.dueChanged, { due: formatCents(due) });
}
