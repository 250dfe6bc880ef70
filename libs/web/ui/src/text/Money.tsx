import { formatCents, toHundredths } from '@depot/contracts/amounts';
import classes from './text.module.css';

/** `cents` as the code keeps money, or `dollars` as an answer of the server carries it. */
type MoneyProps = { cents: number; dollars?: never } | { dollars: number; cents?: never };

/** An amount in US dollars, en-US in every language: $1,234.50. Never wraps. */
export function Money({ cents, dollars }: MoneyProps) {
  return <span className={classes.amount}>{formatCents(cents ?? toHundredths(dollars ?? 0))}</span>;
}
