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

/** `cents` as the code keeps money, or `dollars` as an answer of the server carries it. */
type MoneyProps = { cents: number; dollars?: never } | { dollars: number; cents?: never };

/** An amount in US dollars, en-US in every language: $1,234.50. Never wraps. */
export function Money({ cents, dollars }: MoneyProps) {
  return <span className={classes.amount}>{formatCents(cents ?? toHundredths(dollars ?? 0))}</span>;
}
