import { freshFor } from '@depot/api';
import type { Dashboard } from '@depot/contracts/inventory';
import type { PrefetchContext } from '@depot/remote-kit';
import { useToday } from '@depot/session';
import { LoadError, Page } from '@depot/ui';
import { prefetchDashboard, useInventoryDashboardQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { CountChart } from './CountChart.js';
import classes from './dashboard.module.css';
import { ExpiringSoon } from './ExpiringSoon.js';
import { FirstStepsSection } from './FirstStepsSection.js';
import { InsufficientProducts } from './InsufficientProducts.js';
import { InventoryCounts } from './InventoryCounts.js';
import { Morning } from './Morning.js';
import { Trends } from './Trends.js';

const whole = new Intl.NumberFormat('en-US');
const names = ['activeInventories', 'removedInventories', 'productsCount', 'noQtyProductsCount'] as const;

/** The four numbers of the day; dashes until they are known. */
function Figures({ dashboard }: { dashboard: Dashboard | undefined }) {
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

/** Overview of the warehouse: work to do, trends, figures and shortages in one grid. Remounts at midnight. */
export function DashboardScreen() {
  return <DashboardOfDay key={useToday()} />;
}

function DashboardOfDay() {
  const { t } = useTexts();
  const query = useInventoryDashboardQuery(undefined, { refetchOnMountOrArgChange: freshFor });
  const dashboard = query.data?.obj;
  if (query.error && !dashboard) return <LoadError query={query} />;
  return (
    <Page>
      <FirstStepsSection />
      <Morning />
      <Figures dashboard={dashboard} />
      <div className={classes.board}>
        <Trends dashboard={dashboard} />
        <section className={classes.panel}>
          <h2 className={classes.heading}>{t('dashboard.counts')}</h2>
          <CountChart counts={dashboard?.inventoryCounts ?? []} />
        </section>
        <section className={classes.panel}>
          <h2 className={classes.heading}>{t('dashboard.insufficient')}</h2>
          <InsufficientProducts rows={dashboard?.insufficientProducts} />
        </section>
        <section className={classes.panel}>
          <h2 className={classes.heading}>{t('dashboard.countsByDay')}</h2>
          <InventoryCounts rows={dashboard?.inventoryCounts} />
        </section>
        <section className={classes.panel}>
          <ExpiringSoon />
        </section>
      </div>
    </Page>
  );
}

DashboardScreen.prefetch = ({ ask }: PrefetchContext) => ask(prefetchDashboard());
