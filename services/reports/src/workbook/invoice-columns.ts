import { fromHundredths } from '@depot/contracts/amounts';
import type { ListedInvoice, StatementInvoice } from '@depot/contracts/billing';
import { dayOf } from '@depot/contracts/time';
import type { WorkbookColumn } from '@depot/node-workbook';
import { workbookWords as words } from './messages.js';
import { translateWord } from './workbook-response.js';

/** Dollars that are summed. */
const money = { kind: 'money', isSummed: true } as const;

/** Characters of the widest names. */
const wide = 32;

/**
 * Amounts as they count in totals: negative for credits, zero for void invoices, so that a column adds up to the
 * figures of the reports.
 */
function buildAmountColumns<
  Row extends Omit<StatementInvoice, 'dueAt'> & { status?: ListedInvoice['status'] },
>(): WorkbookColumn<Row>[] {
  const countAmount = ({ credit, status }: Row, cents: number) =>
    status === 'VOID' ? 0 : fromHundredths(credit ? -cents : cents);
  return [
    { title: translateWord(words.total), ...money, value: (row) => countAmount(row, row.total) },
    { title: translateWord(words.paid), ...money, value: (row) => countAmount(row, row.paid) },
    { title: translateWord(words.balanceDue), ...money, value: (row) => countAmount(row, row.total - row.paid) },
  ];
}

/** Columns of a statement. */
export function buildStatementColumns(timezone: string): WorkbookColumn<StatementInvoice>[] {
  return [
    { title: translateWord(words.invoice), sumTitle: translateWord(words.total), value: ({ invoiceId }) => invoiceId },
    { title: translateWord(words.date), kind: 'day', value: ({ invoiceDate }) => dayOf(invoiceDate, timezone) },
    ...buildAmountColumns<StatementInvoice>(),
  ];
}

/** Columns of a list of invoices. */
export function buildInvoiceColumns(timezone: string): WorkbookColumn<ListedInvoice>[] {
  return [
    { title: translateWord(words.invoice), sumTitle: translateWord(words.total), value: ({ invoiceId }) => invoiceId },
    { title: translateWord(words.date), kind: 'day', value: ({ invoiceDate }) => dayOf(invoiceDate, timezone) },
    { title: translateWord(words.customer), width: wide, value: ({ clientName }) => clientName },
    {
      title: translateWord(words.relatedTo),
      width: wide / 2,
      value: ({ credit, relatedDisplayId }) =>
        translateWord(credit ? words.ofReturn : words.ofOrder, { displayId: relatedDisplayId }),
    },
    { title: translateWord(words.status), value: ({ status }) => translateWord(words[status]) },
    ...buildAmountColumns<ListedInvoice>(),
  ];
}
