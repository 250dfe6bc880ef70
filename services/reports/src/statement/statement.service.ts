import { formatCents, negated } from '@depot/contracts/amounts';
import {
  BILLING_REPORT_PORT,
  type BillingReportPort,
  type InvoiceRange,
  isReturnInvoice,
  type StoreAccount,
} from '@depot/contracts/billing';
import { commonMessages, DomainError, translate } from '@depot/contracts/errors';
import {
  ADDRESS_PORT,
  type AddressPort,
  IDENTITY_PORT,
  type IdentityPort,
  postalText,
  type StoreFacts,
} from '@depot/contracts/identity';
import { addDays, dayOf, formatDate, formatDay, startOfDay } from '@depot/contracts/time';
import { currentLanguage, visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { bucketsOf, dueFrom } from './ageing.js';
import { ageingWords, statementWords } from './messages.js';
import { statementTable } from './statement-table.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A store's account as it stood at a moment. */
interface AccountAsOf {
  store: StoreFacts;
  timezone: string;
  /** Epoch ms: the end of the period, or now while it runs. */
  asOf: number;
  account: StoreAccount;
}

/** What a store owed before a period, was billed and paid in it, and owes at its end. */
@Injectable()
export class StatementService {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(ADDRESS_PORT) private readonly addresses: AddressPort,
  ) {}

  /** NOT_FOUND for a store of another tenant, and for a STORE that asks for another one. */
  async account(storeId: number, { start, end }: InvoiceRange, now = Date.now()): Promise<AccountAsOf> {
    const own = visibleStore();
    if (own !== undefined && own !== storeId) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const store = await this.identity.store(storeId);
    const { timezone } = await this.identity.tenant();
    const tomorrow = startOfDay(addDays(dayOf(now, timezone), 1), timezone);
    // While the period runs every payment counts: one may be dated a little ahead.
    const isOver = end < tomorrow - 1;
    const asOf = isOver ? end : now;
    const range = { start, end: Math.min(end, tomorrow - 1) };
    const paidUntil = isOver ? end : Number.MAX_SAFE_INTEGER;
    const account = await this.billing.account(storeId, range, paidUntil, dueFrom(asOf, timezone));
    return { store, timezone, asOf, account };
  }

  /** The same refusals. */
  async statement(storeId: number, range: InvoiceRange) {
    const { store, timezone, asOf, account } = await this.account(storeId, range);
    const address = (await this.addresses.addresses([storeId])).get(storeId)?.bill;
    const day = dayOf(asOf, timezone);
    return {
      clientName: store.name,
      seller: await this.identity.seller(),
      address: address ? postalText(address) : '',
      timeRange: `${formatDate(range.start, timezone)} – ${formatDate(range.end, timezone)}`,
      tables: tablesOf(account, timezone),
      ...sumsOf(account),
      ...ageingOf(account),
      ...nextDueOf(account, timezone),
      payments: account.payments.map(({ number, date, method, reference, amount }) => ({
        ...{ number, method, reference },
        formattedDate: formatDate(date, timezone),
        formattedAmount: formatCents(amount),
      })),
      asOf: day,
      formattedAsOf: formatDay(day),
    };
  }
}

function tablesOf({ invoices }: StoreAccount, timezone: string) {
  const table = (name: keyof typeof statementWords, returns: boolean) =>
    statementTable(
      translate(statementWords[name], currentLanguage()),
      invoices.filter(({ invoiceId }) => isReturnInvoice(invoiceId) === returns),
      timezone,
    );
  return [table('invoices', false), table('returns', true)];
}

/** The account from what was owed before to what is owed at the end. */
function sumsOf({ broughtForward, invoices, payments }: StoreAccount) {
  const billed = sum(invoices.map(({ credit, total }) => (credit ? negated(total) : total)));
  const paid = sum(payments.map(({ amount }) => amount));
  const balance = broughtForward + billed - paid;
  return {
    broughtForward,
    formattedBroughtForward: formatCents(broughtForward),
    formattedBilled: formatCents(billed),
    formattedTotalPayments: formatCents(paid),
    balance,
    formattedBalance: formatCents(balance),
  };
}

/** Everything that is open at the end, by due day. */
function ageingOf({ open }: StoreAccount) {
  const buckets = bucketsOf(open);
  const overdue = sum(buckets.slice(1).map(({ amount }) => amount));
  return {
    ageing: buckets.map(({ name, amount }) => ({
      name: translate(ageingWords[name], currentLanguage()),
      amount,
      formattedAmount: formatCents(amount),
    })),
    overdue,
    formattedOverdue: formatCents(overdue),
  };
}

/** The first day on which something falls due, with all that does. */
function nextDueOf({ upcoming }: StoreAccount, timezone: string) {
  const [first] = upcoming;
  if (!first) return { nextDueDay: null, formattedNextDueDay: '', formattedNextDue: '' };
  const day = dayOf(first.dueAt, timezone);
  const due = upcoming.filter(({ dueAt }) => dayOf(dueAt, timezone) === day);
  return {
    nextDueDay: day,
    formattedNextDueDay: formatDay(day),
    formattedNextDue: formatCents(sum(due.map(({ amount }) => amount))),
  };
}
