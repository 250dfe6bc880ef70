import { fromHundredths } from '@depot/contracts/amounts';
import type { ListedInvoice, StatementInvoice } from '@depot/contracts/billing';
import { dayOf } from '@depot/contracts/time';
import type { WorkbookColumn } from '@depot/node-workbook';
import { workbookWords as words } from './messages.js';
import { said } from './workbook-response.js';

/** Dollars that are summed. */
const money = { kind: 'money', isSummed: true } as const;

/** Characters of the widest names. */
const wide = 32;

/**
 * Amounts as they count in totals: negative for credits, zero for void invoices, so that a column adds up to the
 * figures of the reports.
 */
function amounts<
  Row extends Omit<StatementInvoice, 'dueAt'> & { status?: ListedInvoice['status'] },
>(): WorkbookColumn<Row>[] {
  const counted = ({ credit, status }: Row, cents: number) =>
    status === 'VOID' ? 0 : fromHundredths(credit ? -cents : cents);
  return [
    { title: said(words.total), ...money, value: (row) => counted(row, row.total) },
    { title: said(words.paid), ...money, value: (row) => counted(row, row.paid) },
    { title: said(words.balanceDue), ...money, value: (row) => counted(row, row.total - row.paid) },
  ];
}

/** Columns of a statement. */
export function statementWorkbookColumns(timezone: string): WorkbookColumn<StatementInvoice>[] {
  return [
    { title: said(words.invoice), sumTitle: said(words.total), value: ({ invoiceId }) => invoiceId },
    { title: said(words.date), kind: 'day', value: ({ invoiceDate }) => dayOf(invoiceDate, timezone) },
    ...amounts<StatementInvoice>(),
  ];
}

/** Columns of a list of invoices. */
export function invoiceWorkbookColumns(timezone: string): WorkbookColumn<ListedInvoice>[] {
  return [
    { title: said(words.invoice), sumTitle: said(words.total), value: ({ invoiceId }) => invoiceId },
    { title: said(words.date), kind: 'day', value: ({ invoiceDate }) => dayOf(invoiceDate, timezone) },
    { title: said(words.customer), width: wide, value: ({ clientName }) => clientName },
    {
      title: said(words.relatedTo),
      width: wide / 2,
      value: ({ credit, relatedDisplayId }) =>
        said(credit ? words.ofReturn : words.ofOrder, { displayId: relatedDisplayId }),
    },
    { title: said(words.status), value: ({ status }) => said(words[status]) },
    ...amounts<ListedInvoice>(),
  ];
}
