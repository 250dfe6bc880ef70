import { type Cents, formatCents } from '@depot/contracts/amounts';
import {
  billingActivity,
  billingMessages,
  type PaymentAnswer,
  spread,
  type StorePayment,
} from '@depot/contracts/billing';
import { DomainError, enumerated, invalidFields, type Message, translate } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import type { InvoiceHeader } from '../../invoice/invoice.repository.js';
import { formatInvoiceId } from '../../invoice/invoice-id.js';
import { InvoiceLocking } from '../../invoice/invoice-locking.js';
import { assertNotFuture } from '../payment.rules.js';
import { type PaidPart, PaymentService } from '../payment.service.js';
import { PaymentView } from '../payment-view.js';

interface Opened {
  header: InvoiceHeader;
  open: Cents;
}

/** Records one payment of a store over its open invoices, oldest first. */
@Injectable()
export class RecordStorePayment {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly locking: InvoiceLocking,
    private readonly paymentService: PaymentService,
    private readonly view: PaymentView,
  ) {}

  /**
   * Returns the part of each invoice.
   * @throws OVERPAYMENT if the amount exceeds the open total.
   */
  async execute(payment: StorePayment): Promise<PaymentAnswer[]> {
    const { userId, amount, useCredits = false, invoiceIds, creditIds, ...details } = payment;
    assertNotFuture(details.date);
    const store = await this.identity.storeOfOrder(userId);
    const headers = await this.locking.lockOpen(userId);
    const all = headers.map((header) => ({ header, open: header.total - header.paid }));
    const filterByKind = (kind: InvoiceHeader['kind']) =>
      all.filter(({ header, open }) => header.kind === kind && open > 0);
    const invoices = selectNamed(filterByKind('I'), 'invoiceIds', invoiceIds);
    const credits = useCredits ? selectNamed(filterByKind('RI'), 'creditIds', creditIds) : [];
    const parts = splitPayment(amount, invoices, credits, store.name);
    const number = await this.paymentService.recordPayment(parts, details);
    const paid = parts.map(({ header }) => formatInvoiceId(header));
    const distinct = [...new Set(paid)];
    describeActivity({
      what: describePaid(amount, parts),
      store: store.name,
      count: distinct.length,
      invoices: enumerated(distinct),
    });
    return this.view.listByNumber(number, [...new Set(parts.map(({ header }) => header.id))]);
  }
}

/** The money and the used credits: each credit is also a part of the invoice that it pays. */
function describePaid(money: Cents, parts: readonly PaidPart[]): Message {
  const used = parts.filter(({ header, method }) => header.kind === 'RI' && method === 'CREDIT');
  const credit = used.reduce((sum, { amount }) => sum + amount, 0);
  const { paidMoney, paidCredit, paidBoth } = billingActivity;
  const message = credit === 0 ? paidMoney : money === 0 ? paidCredit : paidBoth;
  const values = { amount: formatCents(money), credited: formatCents(credit) };
  return { gb: translate(message, 'gb', values), cn: translate(message, 'cn', values) };
}

const notOpen = { invoiceIds: billingMessages.notOfStore, creditIds: billingMessages.creditNotOfStore };

/** Selects the named open invoices or credits; refuses if one of them is not open. */
function selectNamed(
  open: readonly Opened[],
  field: keyof typeof notOpen,
  invoiceIds: readonly string[] | undefined,
): readonly Opened[] {
  if (!invoiceIds) return open;
  const names = new Map(open.map((one) => [formatInvoiceId(one.header), one]));
  const requested = new Set(invoiceIds);
  invoiceIds.forEach((invoiceId, index) => {
    if (names.has(invoiceId)) return;
    throw invalidFields([{ path: `${field}.${index}`, localizedMessage: notOpen[field] }]);
  });
  return open.filter(({ header }) => requested.has(formatInvoiceId(header)));
}

/** The money first, then as much of the credits as is still needed; a used-up credit counts as paid itself. */
function splitPayment(
  amount: number,
  invoices: readonly Opened[],
  credits: readonly Opened[],
  store: string,
): PaidPart[] {
  const owed = invoices.reduce((sum, { open }) => sum + open, 0);
  if (owed === 0) throw new DomainError('OVERPAYMENT', billingMessages.nothingOpen, { store });
  if (amount > owed)
    throw new DomainError('OVERPAYMENT', billingMessages.storeOverpaid, {
      open: formatCents(owed),
      asked: formatCents(amount),
      store,
    });
  const used = spread(owed - amount, credits).shares;
  const credited = used.reduce((sum, share) => sum + share.amount, 0);
  if (amount + credited === 0) throw new DomainError('VALIDATION', billingMessages.nothingPaid);
  const money = spread(amount, invoices).shares;
  const paidSoFar = new Map(money.map(({ invoice, amount: paid }) => [invoice.header.id, paid]));
  const stillOpen = invoices.map(({ header, open }) => ({ header, open: open - (paidSoFar.get(header.id) ?? 0) }));
  const byCredit = [...spread(credited, stillOpen).shares, ...used];
  return [
    ...money.map(({ invoice, amount: paid }) => ({ header: invoice.header, amount: paid })),
    ...byCredit.map(({ invoice, amount: paid }) => ({
      header: invoice.header,
      amount: paid,
      method: 'CREDIT' as const,
    })),
  ];
}
