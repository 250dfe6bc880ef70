import { formatCents, formatWeight, toHundredths } from '@depot/contracts/amounts';
import { useTranslation } from '@depot/i18n';
import classes from './text.module.css';

/** `hundredths` of a pound as the code keeps weight, or `pounds` as an answer of the server carries it. */
type WeightProps = { hundredths: number; pounds?: never } | { pounds: number; hundredths?: never };

/** A weight in pounds with two decimals and its unit. Never wraps. */
export function Weight({ hundredths, pounds }: WeightProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={classes.amount}>
      {formatWeight(hundredths ?? toHundredths(pounds ?? 0))} <span className={classes.unit}>{t('lb')}</span>
    </span>
  );
}

/** `cents` as the code keeps money, undefined while unknown, or `dollars` as an answer of the server carries it. */
type MoneyProps = { cents: number | undefined; dollars?: never } | { dollars: number; cents?: never };

/** An amount in US dollars, en-US in every language: $1,234.50. A dash where it is not known. Never wraps. */
export function Money({ cents, dollars }: MoneyProps) {
  const amount = dollars === undefined ? cents : toHundredths(dollars);
  return <span className={classes.amount}>{amount === undefined ? '–' : formatCents(amount)}</span>;
}
