import { type Language, translate } from '@depot/contracts/errors';
import type { SumLine } from '../paper/SheetEnd.js';
import { text } from '../paper/text.js';
import type { StatementSheet } from './statement.js';

export interface StatementSums {
  title: string;
  lines: readonly SumLine[];
}

/** The account from the opening to the closing balance, and the ageing of that balance. */
export function buildStatementSums(statement: StatementSheet, language: Language): StatementSums[] {
  const formatTitle = (title: 'account' | 'ageing') =>
    translate(text[title], language, { day: statement.formattedAsOf });
  const account = [
    { name: text.broughtForward[language], amount: statement.formattedBroughtForward },
    { name: text.billed[language], amount: statement.formattedBilled },
    { name: text.lessPayments[language], amount: statement.formattedTotalPayments },
    { name: text.balanceDue[language], amount: statement.formattedBalance, isDue: true },
  ];
  const ageing = statement.ageing.map(({ name, formattedAmount }) => ({ name, amount: formattedAmount }));
  return [
    { title: formatTitle('account'), lines: account },
    { title: formatTitle('ageing'), lines: ageing },
  ];
}
