import { methodWords } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { linesBeyond, paginate } from '../paper/paginate.js';
import { Sheet } from '../paper/Sheet.js';
import { text } from '../paper/text.js';
import type { StatementSheet } from './statement.js';
import { StatementAccount } from './StatementAccount.js';
import { StatementTable } from './StatementTable.js';

export interface StatementDocumentProps {
  statement: StatementSheet;
  seller: { name: string };
  language: Language;
}

/** A row of the paper: a table's head, one of its documents or payments, or its sums. */
export type PaperRow = { kind: 'head'; name: string } | { kind: 'row' | 'sums'; cells: readonly string[] };

const linesOf = (rows: readonly PaperRow[]) => rows.reduce((sum, { kind }) => sum + (kind === 'head' ? 2.6 : 1.6), 0);

/** Rows that stay on one page: a head with what follows it, the sums with what they sum. */
function keptTogether(name: string, rows: readonly PaperRow[], sums: PaperRow): PaperRow[][] {
  const head: PaperRow = { kind: 'head', name };
  const [first, last] = [rows.slice(0, 1), rows.length > 1 ? rows.slice(-1) : []];
  if (last.length === 0) return [[head, ...first, sums]];
  return [[head, ...first], ...rows.slice(1, -1).map((row) => [row]), [...last, sums]];
}

/** A table without documents says nothing, unless there is no other. */
function groupsOf({ tables, payments, formattedTotalPayments }: StatementSheet, language: Language): PaperRow[][] {
  const filled = tables.filter(({ invoices }) => invoices.length > 0);
  const total = text.total[language];
  const documents = (filled.length > 0 ? filled : tables.slice(0, 1)).flatMap((table) =>
    keptTogether(
      table.name,
      table.invoices.map((row) => ({
        kind: 'row',
        cells: [
          row.formattedInvoiceDate,
          row.invoiceId,
          row.formattedTotal,
          row.formattedPaid,
          row.formattedBalanceDue,
        ],
      })),
      {
        kind: 'sums',
        cells: [total, '', table.formattedTotalAmount, table.formattedTotalPaid, table.formattedTotalOpenAmt],
      },
    ),
  );
  if (payments.length === 0) return documents;
  const paid = payments.map(({ formattedDate, method, reference, formattedAmount }): PaperRow => ({
    kind: 'row',
    cells: [formattedDate, `${methodWords[method][language]} ${reference}`.trim(), '', formattedAmount, ''],
  }));
  const sums: PaperRow = { kind: 'sums', cells: [total, '', '', formattedTotalPayments, ''] };
  return [...documents, ...keptTogether(text.payments[language], paid, sums)];
}

/** Lines of rows that pages hold; a name or an address that wraps takes some. */
function capacityOf({ clientName, address }: StatementSheet) {
  const head = linesBeyond(1, [clientName], 46);
  return { first: 36 - head - linesBeyond(3, address.split('\n'), 90), next: 41 - head, tail: 9 };
}

/** What a store owed before a period, was billed and paid in it, and owes at its end. */
export function StatementDocument({ statement, seller, language }: StatementDocumentProps) {
  const pages = paginate(groupsOf(statement, language), linesOf, capacityOf(statement));
  return (
    <>
      {pages.map((groups, index) => (
        <Sheet
          key={index}
          language={language}
          name={`${text.statement[language]} ${statement.clientName}`}
          page={index + 1}
          pages={pages.length}
        >
          <header>
            <div>
              <h1>{text.statement[language]}</h1>
              <div className="seller">{seller.name}</div>
            </div>
            <dl className="facts">
              <dt>{text.client[language]}</dt>
              <dd>{statement.clientName}</dd>
              <dt>{text.period[language]}</dt>
              <dd>{statement.timeRange}</dd>
            </dl>
          </header>
          {index === 0 && <address style={{ padding: '0.14in 0' }}>{statement.address}</address>}
          <StatementTable rows={groups.flat()} language={language} />
          {index === pages.length - 1 && <StatementAccount statement={statement} language={language} />}
        </Sheet>
      ))}
    </>
  );
}
