import { isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { formatSigned } from '../invoice/invoiceRows.js';
import { computeContentHeight, headRowHeight } from '../paper/page.js';
import { splitIntoPages } from '../paper/paginate.js';
import { measureParties, Parties } from '../paper/Parties.js';
import { Sheet } from '../paper/Sheet.js';
import { measureSheetHead, SheetHead } from '../paper/SheetHead.js';
import { text } from '../paper/text.js';
import { statementTitle } from '../paper/titles.js';
import { describePayment } from './describePayment.js';
import { buildStatementPaperColumns, measureStatementRow, type PaperRow } from './paperRows.js';
import type { StatementSheet } from './statement.js';
import { measureStatementAccount, StatementAccount } from './StatementAccount.js';
import { StatementTable } from './StatementTable.js';

export interface StatementDocumentProps {
  statement: StatementSheet;
  language: Language;
}

/** Groups rows that stay on one page: a heading with the row after it, the totals with the last row. */
function groupKeptRows(name: string, rows: readonly PaperRow[], sums: PaperRow): PaperRow[][] {
  const head: PaperRow = { kind: 'head', name };
  const [first, last] = [rows.slice(0, 1), rows.length > 1 ? rows.slice(-1) : []];
  if (last.length === 0) return [[head, ...first, sums]];
  return [[head, ...first], ...rows.slice(1, -1).map((row) => [row]), [...last, sums]];
}

/** Documents of a table and their totals. Credits are negative, as on their own document. */
function buildRows({ name, invoices, ...sums }: StatementSheet['tables'][number], language: Language): PaperRow[][] {
  const isCredit = invoices.every(({ invoiceId }) => isReturnInvoice(invoiceId));
  const formatAll = (amounts: readonly string[]) => amounts.map((amount) => formatSigned(amount, isCredit));
  const rows = invoices.map(
    ({ formattedInvoiceDate, invoiceId, formattedTotal, formattedPaid, formattedBalanceDue }): PaperRow => ({
      kind: 'row',
      cells: [formattedInvoiceDate, invoiceId, ...formatAll([formattedTotal, formattedPaid, formattedBalanceDue])],
    }),
  );
  const total = [sums.formattedTotalAmount, sums.formattedTotalPaid, sums.formattedTotalOpenAmt];
  return groupKeptRows(name, rows, { kind: 'sums', cells: [text.total[language], '', ...formatAll(total)] });
}

/** A table without documents is omitted. */
function buildGroups({ tables, payments, formattedTotalPayments }: StatementSheet, language: Language): PaperRow[][] {
  const documents = tables.filter(({ invoices }) => invoices.length > 0).flatMap((table) => buildRows(table, language));
  if (payments.length === 0) return documents;
  const paid = payments.map(({ formattedDate, formattedAmount, ...payment }): PaperRow => ({
    kind: 'row',
    cells: [
      formattedDate,
      `${describePayment(payment, language)} ${payment.reference}`.trim(),
      '',
      formattedAmount,
      '',
    ],
  }));
  const sums: PaperRow = { kind: 'sums', cells: [text.total[language], '', '', formattedTotalPayments, ''] };
  return [...documents, ...groupKeptRows(text.payments[language], paid, sums)];
}

/** Statement of a store: opening balance, invoices and payments of the period, closing balance. */
export function StatementDocument({ statement, language }: StatementDocumentProps) {
  const { seller } = statement;
  const { paper } = seller;
  const title = text.statement[language];
  const facts = [
    { name: text.period[language], value: statement.timeRange },
    { name: text.customer[language], value: statement.clientName },
  ];
  const head = { title, seller, language, facts };
  const parties = [{ name: text.billTo[language], lines: statement.address || statement.clientName }];
  const computeRoom = (isFirst: boolean) =>
    computeContentHeight(paper) - measureSheetHead({ ...head, isFirst }) - headRowHeight;
  const capacity = {
    first: computeRoom(true) - measureParties(parties, paper),
    next: computeRoom(false),
    tail: measureStatementAccount(statement),
  };
  const groups = buildGroups(statement, language);
  const columns = buildStatementPaperColumns(groups.flat(), paper);
  const pages = splitIntoPages(
    groups,
    (rows) => rows.reduce((sum, row) => sum + measureStatementRow(row, columns), 0),
    capacity,
  );
  return (
    <>
      {pages.map((dealt, index) => (
        <Sheet
          key={index}
          language={language}
          paper={paper}
          name={`${title} ${statement.clientName}`}
          bookmark={statementTitle(statement, language)}
          page={index + 1}
          pages={pages.length}
        >
          <SheetHead {...head} isFirst={index === 0} />
          {index === 0 && <Parties parties={parties} />}
          {dealt.length > 0 && <StatementTable rows={dealt.flat()} columns={columns} language={language} />}
          {index === pages.length - 1 && <StatementAccount statement={statement} language={language} />}
        </Sheet>
      ))}
    </>
  );
}
