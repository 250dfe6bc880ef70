import type { Language } from '@depot/contracts/errors';
import { Fragment } from 'react';
import { joinExcessLines, measureHeight, textStyles } from '../paper/measure.js';
import { computeContentWidth } from '../paper/page.js';
import { text } from '../paper/text.js';
import type { StatementSheet } from './statement.js';
import { buildStatementSums, type StatementSums } from './statementSums.js';

function Sums({ title, lines }: StatementSums) {
  return (
    <div style={{ flex: 'none' }}>
      <h2>{title}</h2>
      <dl className="sums">
        {lines.map(({ name, amount, isDue }) => (
          <Fragment key={name}>
            <dt className={isDue ? 'due' : undefined}>{name}</dt>
            <dd className={isDue ? 'due' : undefined}>{amount}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

interface StatementAccountProps {
  statement: StatementSheet;
  language: Language;
}

/** Height of the account in points: the ageing has a line for each bucket. */
export function measureStatementAccount({ ageing, seller }: StatementSheet): number {
  const lines = Math.max(4, ageing.length) * (textStyles.body.line + 2) + 10;
  const pay = measureHeight(
    joinExcessLines(seller.paymentInstructions),
    computeContentWidth(seller.paper),
    textStyles.contact,
  );
  return 12 + textStyles.label.line + 2 + lines + (pay > 0 ? pay + 10 + textStyles.label.line + 2 : 0);
}

/** Opening balance, movements of the period, closing balance and its ageing. */
export function StatementAccount({ statement, language }: StatementAccountProps) {
  const { seller } = statement;
  return (
    <>
      <div className="end">
        {buildStatementSums(statement, language).map((sums) => (
          <Sums key={sums.title} {...sums} />
        ))}
      </div>
      {seller.paymentInstructions !== '' && (
        <div style={{ paddingTop: '10pt' }}>
          <h2>{text.howToPay[language]}</h2>
          <div className="note">{joinExcessLines(seller.paymentInstructions)}</div>
        </div>
      )}
    </>
  );
}
