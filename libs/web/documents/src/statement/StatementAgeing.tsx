import { formatCents, toHundredths } from '@depot/contracts/amounts';
import type { Language } from '@depot/contracts/errors';
import { Fragment } from 'react';
import { text } from '../paper/text.js';
import type { StatementSheet } from './statement.js';

interface StatementAgeingProps {
  ageing: StatementSheet['ageing'];
  language: Language;
}

/** How long what is owed has been open, and its sum. */
export function StatementAgeing({ ageing, language }: StatementAgeingProps) {
  const due = ageing.reduce((sum, { amount }) => sum + toHundredths(amount), 0);
  return (
    <div style={{ width: '2.9in', margin: '0.16in 0 0 auto' }}>
      <h2>{text.ageing[language]}</h2>
      <dl className="sums" style={{ width: 'auto', margin: 0 }}>
        {ageing.map(({ name, formattedAmount }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{formattedAmount}</dd>
          </Fragment>
        ))}
        <dt className="due">{text.balanceDue[language]}</dt>
        <dd className="due">{formatCents(due)}</dd>
      </dl>
    </div>
  );
}
