import { type Language, translate } from '@depot/contracts/errors';
import { Fragment } from 'react';
import { joinExcessLines, measureHeight, textStyles } from '../paper/measure.js';
import { computeContentWidth } from '../paper/page.js';
import { text } from '../paper/text.js';
import type { StatementSheet } from './statement.js';

interface Line {
  name: string;
  amount: string;
  isSum?: boolean;
}

function Sums({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div style={{ flex: 'none' }}>
      <h2>{title}</h2>
      <dl className="sums">
        {lines.map(({ name, amount, isSum }) => (
          <Fragment key={name}>
            <dt className={isSum ? 'due' : undefined}>{name}</dt>
            <dd className={isSum ? 'due' : undefined}>{amount}</dd>
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
  const { formattedBalance, formattedAsOf, seller } = statement;
  const asOf = (title: 'account' | 'ageing') => translate(text[title], language, { day: formattedAsOf });
  const account = [
    { name: text.broughtForward[language], amount: statement.formattedBroughtForward },
    { name: text.billed[language], amount: statement.formattedBilled },
    { name: text.lessPayments[language], amount: statement.formattedTotalPayments },
    { name: text.balanceDue[language], amount: formattedBalance, isSum: true },
  ];
  const ageing = statement.ageing.map(({ name, formattedAmount }) => ({ name, amount: formattedAmount }));
  return (
    <>
      <div className="end">
        <Sums title={asOf('account')} lines={account} />
        <Sums title={asOf('ageing')} lines={ageing} />
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
