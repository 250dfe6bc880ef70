import type { Language } from '@depot/contracts/errors';
import { linesBeyond, paginate } from '../paper/paginate.js';
import { Sheet } from '../paper/Sheet.js';
import { text } from '../paper/text.js';
import type { StatementRow, StatementSheet } from './statement.js';
import { StatementAgeing } from './StatementAgeing.js';
import { StatementTable } from './StatementTable.js';

export interface StatementDocumentProps {
  statement: StatementSheet;
  seller: { name: string };
  language: Language;
}

/** A row of the paper: a table's head, one of its invoices, or its sums. */
export type PaperRow =
  | { kind: 'head'; name: string }
  | { kind: 'invoice'; invoice: StatementRow }
  | { kind: 'sums'; total: string; paid: string; open: string };

const linesOf = (rows: readonly PaperRow[]) => rows.reduce((sum, { kind }) => sum + (kind === 'head' ? 2.6 : 1.6), 0);

/** Rows that stay on one page: a head with what follows it, the sums with what they sum. */
function groupsOf(statement: StatementSheet): PaperRow[][] {
  return statement.tables.flatMap((table) => {
    const rows: PaperRow[] = table.invoices.map((invoice) => ({ kind: 'invoice', invoice }));
    const [first, last] = [rows.slice(0, 1), rows.length > 1 ? rows.slice(-1) : []];
    const sums = {
      total: table.formattedTotalAmount,
      paid: table.formattedTotalPaid,
      open: table.formattedTotalOpenAmt,
    };
    const ending: PaperRow[] = [...last, { kind: 'sums', ...sums }];
    const beginning: PaperRow[] = [{ kind: 'head', name: table.name }, ...first];
    if (last.length === 0) return [[...beginning, ...ending]];
    return [beginning, ...rows.slice(1, -1).map((row) => [row]), ending];
  });
}

/** Lines of rows that pages hold; a name or an address that wraps takes some. */
function capacityOf({ clientName, address }: StatementSheet) {
  const head = linesBeyond(1, [clientName], 46);
  return { first: 36 - head - linesBeyond(3, address.split('\n'), 90), next: 41 - head, tail: 8 };
}

/** What a store was billed, paid and owes in a period. */
export function StatementDocument({ statement, seller, language }: StatementDocumentProps) {
  const pages = paginate(groupsOf(statement), linesOf, capacityOf(statement));
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
          {index === pages.length - 1 && <StatementAgeing ageing={statement.ageing} language={language} />}
        </Sheet>
      ))}
    </>
  );
}
