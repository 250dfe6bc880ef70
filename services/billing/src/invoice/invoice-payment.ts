import type { InvoiceAnswer } from '@depot/contracts/billing';
import { enumerated } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { LiveChanges } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { PaymentLedger } from '../payment/payment-ledger.js';
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

  /** All or none; those that are paid already stay as they are. */
  async pay(invoiceIds: readonly string[]): Promise<InvoiceAnswer[]> {
    const unpaid = (await this.locking.live(invoiceIds)).filter(({ status }) => status === 'UNPAID');
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
