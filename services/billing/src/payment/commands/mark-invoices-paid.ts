import { type Cents, formatCents } from '@depot/contracts/amounts';
import { billingMessages, dueTogether, type InvoiceAnswer, type MarkPaid } from '@depot/contracts/billing';
import { DomainError, enumerated } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { LiveChanges } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import type { InvoiceHeader } from '../../invoice/invoice.repository.js';
import { formatInvoiceId } from '../../invoice/invoice-id.js';
import { InvoiceLocking } from '../../invoice/invoice-locking.js';
import { InvoiceSealing } from '../../invoice/invoice-sealing.js';
import { InvoiceView } from '../../invoice/invoice-view.js';
import { PaymentService } from '../payment.service.js';

/** Marks invoices as paid, irreversibly: records the open amount as one payment. */
@Injectable()
export class MarkInvoicesPaid {
  constructor(
    private readonly locking: InvoiceLocking,
    private readonly paymentService: PaymentService,
    private readonly sealing: InvoiceSealing,
    private readonly view: InvoiceView,
    private readonly live: LiveChanges,
  ) {}

  /**
   * Pays all invoices or none; paid ones stay unchanged. `due` is the amount that the user confirmed: it prevents
   * sealing an invoice that another user has changed meanwhile.
   */
  async execute({ invoiceIds, due }: MarkPaid): Promise<InvoiceAnswer[]> {
    const locked = await this.locking.lockLive(invoiceIds);
    assertNoCredit(locked);
    const unpaid = locked.filter(({ status }) => status === 'UNPAID');
    if (due !== undefined) assertDue(due, unpaid);
    const open = unpaid.filter(({ total, paid }) => total > paid);
    const parts = open.map((header) => ({ header, amount: header.total - header.paid }));
    if (parts.length > 0) await this.paymentService.recordPayment(parts, { method: 'MARKED' });
    const free = unpaid.filter((header) => !open.includes(header));
    await this.sealing.sealInvoices(free);
    for (const storeId of new Set(free.map((header) => header.storeId)))
      await this.live.publish(['invoices', 'orders'], storeId);
    describeActivity({ count: unpaid.length, invoices: enumerated(invoiceIds) });
    return this.view.getByIds([...new Set(invoiceIds)]);
  }
}

/** A credit is not paid by the store: it is applied to invoices, or paid out. */
function assertNoCredit(headers: readonly InvoiceHeader[]): void {
  const credit = headers.find(({ kind }) => kind === 'RI');
  if (credit)
    throw new DomainError('INVALID_TRANSITION', billingMessages.creditNotPaid, { invoiceId: formatInvoiceId(credit) });
}

function assertDue(asked: Cents, unpaid: readonly InvoiceHeader[]): void {
  const due = dueTogether(
    unpaid.map((header) => ({ invoiceId: formatInvoiceId(header), due: header.total - header.paid })),
  );
  if (due !== asked) throw new DomainError('STALE', billingMessages.dueChanged, { due: formatCents(due) });
}
