import { failureMessage } from '@depot/api';
import type { Cents } from '@depot/contracts/amounts';
import type { AgeingRow } from '@depot/contracts/reports';
import { address, useAddressState } from '@depot/router';
import { useToday } from '@depot/session';
import { FilterBox, Money, Page, PageHeader } from '@depot/ui';
import { DataTable, useAddressPaging } from '@depot/ui/data';
import { useReportsAgeingQuery } from '../../api/reports.js';
import { AsOf } from '../../parts/as-of/AsOf.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import { Figures } from '../../parts/figures/Figures.js';
import { useTexts } from '../../texts.js';
import classes from './ageing.module.css';
import { ages, calculateShares, sumAges } from './ageingTotals.js';
import { useAgeingColumns } from './columns.js';

const customersPerPage = 50;
const inAddress = { filter: address.text };

/** Balances of customers today, by age of their invoices. Remounts at midnight. */
export function AgeingReport() {
  return <AgeingOfDay key={useToday()} />;
}

function AgeingOfDay() {
  const { t } = useTexts();
  const { data, error, refetch } = useReportsAgeingQuery({}, { refetchOnMountOrArgChange: true });
  const { values, shown, type } = useAddressState(inAddress);
  const columns = useAgeingColumns();
  const wanted = values.filter.trim().toLowerCase();
  const rows = error ? undefined : data?.list.filter(({ name }) => name.toLowerCase().includes(wanted));
  const totals = rows && sumAges(rows);
  const paging = useAddressPaging(rows?.length ?? 0, customersPerPage);
  return (
    <Page>
      <PageHeader
        filters={
          <>
            <Figures figures={[{ name: t('ageing.owed'), cents: totals?.owed }]} />
            <AsOf report="/report/ageing" />
          </>
        }
        actions={
          <>
            <FilterBox label={t('ageing.search')} value={shown.filter} onChange={(filter) => type({ filter })} />
            <ExcelButton request={{ path: '/document/ageing/download' }} />
          </>
        }
      />
      {totals && rows.length > 0 && <AgeingChart amounts={totals.amounts} />}
      <DataTable<AgeingRow>
        label={t('ageing.title')}
        columns={columns}
        wraps
        rows={rows}
        rowKey="userId"
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t(wanted ? 'ageing.noMatch' : 'ageing.empty')}
        paging={paging}
      />
    </Page>
  );
}

/** Age of the debt as one bar, with its figures below. */
function AgeingChart({ amounts }: { amounts: readonly Cents[] }) {
  const { t } = useTexts();
  const widths = calculateShares(amounts);
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  return (
    <figure className={classes.chart}>
      <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {ages.map((age, at) => (
          <rect key={age} className={classes[age]} x={starts[at]} width={widths[at]} height="10" />
        ))}
      </svg>
      <figcaption>
        <ul className={classes.legend}>
          {ages.map((age, at) => (
            <li key={age}>
              <span className={`${classes.key} ${classes[age]}`} aria-hidden="true" />
              {t(`ageing.${age}`)} <Money cents={amounts[at] ?? 0} />
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
