import type { Language } from '@depot/contracts/errors';
import { Fragment } from 'react';
import { text } from '../paper/text.js';
import type { StatementSheet } from './statement.js';

interface Line {
  name: string;
  amount: string;
  isSum?: boolean;
}

function Sums({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div style={{ width: '2.9in' }}>
      <h2>{title}</h2>
      <dl className="sums" style={{ width: 'auto', margin: 0 }}>
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

/** From what was owed before the period to the balance, and for how long that has been due. */
export function StatementAccount({ statement, language }: StatementAccountProps) {
  const { formattedBalance, formattedAsOf } = statement;
  const asOf = text.asOf[language].replace('{day}', formattedAsOf);
  const account = [
    { name: text.broughtForward[language], amount: statement.formattedBroughtForward },
    { name: text.billed[language], amount: statement.formattedBilled },
    { name: text.lessPayments[language], amount: statement.formattedTotalPayments },
    { name: text.balanceDue[language], amount: formattedBalance, isSum: true },
  ];
  const ageing = statement.ageing.map(({ name, formattedAmount }) => ({ name, amount: formattedAmount }));
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', margin: '0.16in 0 0' }}>
      <Sums title={`${text.account[language]} ${asOf}`} lines={account} />
      <Sums title={`${text.ageing[language]} ${asOf}`} lines={ageing} />
    </div>
  );
}
