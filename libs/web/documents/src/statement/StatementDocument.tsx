import type { Language } from '@depot/contracts/errors';
import { paginate } from '../paper/paginate.js';
import { Sheet } from '../paper/Sheet.js';
import { text } from '../paper/text.js';
import { StatementAgeing } from './StatementAgeing.js';
import { StatementTable } from './StatementTable.js';
import type { StatementRow, StatementSheet } from './statement.js';

export interface StatementDocumentProps {
  statement: StatementSheet;
  seller: { name: string };
  language: Language;
}

/** A row of the paper: a table's head, one of its invoices, or its sums. */
export type PaperRow =
  { kind: 'head'; name: string } | { kind: 'invoice'; invoice: StatementRow } | { kind: 'sums'; total: string; paid: string; open: string };

const linesOf = (row: PaperRow) => (row.kind === 'head' ? 2.6 : 1.6);

function rowsOf(statement: StatementSheet): PaperRow[] {
  return statement.tables.flatMap((table): PaperRow[] => [
    { kind: 'head', name: table.name },
    ...table.invoices.map((invoice): PaperRow => ({ kind: 'invoice', invoice })),
    { kind: 'sums', total: table.formattedTotalAmount, paid: table.formattedTotalPaid, open: table.formattedTotalOpenAmt },
  ]);
}

/** What a store was billed, paid and owes in a period. */
export function StatementDocument({ statement, seller, language }: StatementDocumentProps) {
  const pages = paginate(rowsOf(statement), linesOf, { first: 36, next: 41, tail: 8 });
  return (
    <>
      {pages.map((rows, index) => (
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
          <StatementTable rows={rows} language={language} />
          {index === pages.length - 1 && <StatementAgeing ageing={statement.ageing} language={language} />}
        </Sheet>
      ))}
    </>
  );
}
