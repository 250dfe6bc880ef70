import type { Dashboard } from '@depot/contracts/inventory';
import { useTexts } from '../../texts.js';
import classes from './dashboard.module.css';

const whole = new Intl.NumberFormat('en-US');
const names = ['activeInventories', 'removedInventories', 'productsCount', 'noQtyProductsCount'] as const;

/** The four numbers of the day; dashes until they are known. */
export function Figures({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { t } = useTexts();
  return (
    <dl className={classes.figures}>
      {names.map((name) => (
        <div key={name} className={classes.figure}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd>{dashboard ? whole.format(dashboard[name]) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
