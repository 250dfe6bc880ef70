import { formatCents, formatWeight, toHundredths } from '@depot/contracts/amounts';
import { useTranslation } from '@depot/i18n';
import classes from './text.module.css';

/** `hundredths` of a pound as in the code, or `pounds` as in responses of the server. */
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

/** `cents` as in the code, undefined while unknown, or `dollars` as in responses of the server. */
type MoneyProps = { cents: number | undefined; dollars?: never } | { dollars: number; cents?: never };

/** Amount in US dollars, formatted as en-US in every language: $1,234.50. A dash if it is unknown. Never wraps. */
export function Money({ cents, dollars }: MoneyProps) {
  const amount = dollars === undefined ? cents : toHundredths(dollars);
  return <span className={classes.amount}>{amount === undefined ? '–' : formatCents(amount)}</span>;
}
