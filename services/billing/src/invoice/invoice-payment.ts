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

/** Marks invoices as paid, for good: records what is still open on them as one payment. */
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
   * All or none; those that are paid already stay as they are. `due` is what the person was asked about, who must not
   * seal an invoice that somebody has changed meanwhile.
   */
  async pay({ invoiceIds, due }: MarkPaid): Promise<InvoiceAnswer[]> {
    const unpaid = (await this.locking.live(invoiceIds)).filter(({ status }) => status === 'UNPAID');
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

function assertDue(asked: Cents, unpaid: readonly InvoiceHead[]): void {
  const due = dueTogether(unpaid.map((head) => ({ invoiceId: invoiceIdOf(head), due: head.total - head.paid })));
  if (due !== asked) throw new DomainError('STALE', billingMessages.dueChanged, { due: formatCents(due) });
}
