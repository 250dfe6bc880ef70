import { useTexts } from '../../../texts.js';
import classes from './chart.module.css';

/** What the colours of paid and owed mean. */
export function PaidLegend() {
  const { t } = useTexts();
  return (
    <span className={classes.legend}>
      <span className={classes.paidKey} aria-hidden="true" /> {t('sales.paid')}
      <span className={classes.owedKey} aria-hidden="true" /> {t('sales.owed')}
    </span>
  );
}
