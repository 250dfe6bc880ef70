import { formatCents, negated } from '@depot/contracts/amounts';
import { type InvoiceRange, isReturnInvoice, type StatementInvoice, type StoreAccount } from '@depot/contracts/billing';
import { translate } from '@depot/contracts/errors';
import { type Address, postalText, type SellerFacts, type StoreFacts } from '@depot/contracts/identity';
import { dayOf, formatDate, formatDay } from '@depot/contracts/time';
import { currentLanguage } from '@depot/node-context';
import { buildBuckets } from './ageing.js';
import { ageingWords, statementWords } from './messages.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Input of a statement. */
interface StatementFacts {
  store: StoreFacts;
  seller: SellerFacts;
  address: Address | undefined;
  range: InvoiceRange;
  timezone: string;
  /** Epoch ms: the moment at which the account stood so. */
  asOf: number;
  account: StoreAccount;
}

/** Builds a statement in the language of the context. */
export function buildStatement({ store, seller, address, range, timezone, asOf, account }: StatementFacts) {
  const day = dayOf(asOf, timezone);
  return {
    clientName: store.name,
    seller,
    address: address ? postalText(address) : '',
    timeRange: `${formatDate(range.start, timezone)} – ${formatDate(range.end, timezone)}`,
    tables: buildTables(account, timezone),
    ...sumAccount(account),
    ...formatAgeing(account),
    ...findNextDue(account, timezone),
    payments: account.payments.map(({ number, date, method, reference, kind, amount }) => ({
      number,
      method,
      reference,
      kind,
      formattedDate: formatDate(date, timezone),
      formattedAmount: formatCents(amount),
    })),
    asOf: day,
    formattedAsOf: formatDay(day),
  };
}

function buildTables({ invoices }: StoreAccount, timezone: string) {
  const buildTable = (name: keyof typeof statementWords, returns: boolean) =>
    buildStatementTable(
      translate(statementWords[name], currentLanguage()),
      invoices.filter(({ invoiceId }) => isReturnInvoice(invoiceId) === returns),
      timezone,
    );
  return [buildTable('invoices', false), buildTable('returns', true)];
}

/** Totals from the balance brought forward to the closing balance. */
function sumAccount({ broughtForward, invoices, payments }: StoreAccount) {
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
function formatAgeing({ open }: StoreAccount) {
  const buckets = buildBuckets(open);
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
function findNextDue({ upcoming }: StoreAccount, timezone: string) {
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

/** A table of a statement, "Invoices" or "Returns"; amounts are positive, as on the documents. */
function buildStatementTable(name: string, invoices: readonly StatementInvoice[], timezone: string) {
  const total = sum(invoices.map((invoice) => invoice.total));
  const paid = sum(invoices.map((invoice) => invoice.paid));
  return {
    name,
    invoices: invoices.map((invoice) => ({
      formattedInvoiceDate: formatDate(invoice.invoiceDate, timezone),
      invoiceId: invoice.invoiceId,
      formattedTotal: formatCents(invoice.total),
      formattedPaid: formatCents(invoice.paid),
      formattedBalanceDue: formatCents(invoice.total - invoice.paid),
    })),
    formattedTotalAmount: formatCents(total),
    formattedTotalPaid: formatCents(paid),
    formattedTotalOpenAmt: formatCents(total - paid),
  };
}
