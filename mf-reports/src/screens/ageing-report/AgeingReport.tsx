import { useState } from 'react';
import { failureMessage } from '@depot/api';
import type { AgeingRow } from '@depot/contracts/reports';
import { Input, Page, PageHeader, SearchOutlined } from '@depot/ui';
import { DataTable, usePaging } from '@depot/ui/data';
import { useReportsAgeingQuery } from '../../api/reports.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import { Figures } from '../../parts/figures/Figures.js';
import { useTexts } from '../../texts.js';
import classes from './ageing.module.css';
import { AgeingChart } from './AgeingChart.js';
import { ageingTotals } from './ageingTotals.js';
import { useAgeingColumns } from './useAgeingColumns.js';

const customersPerPage = 50;

/** What customers owe today, by the age of their invoices. */
export function AgeingReport() {
  const { t } = useTexts();
  const { data, error, refetch } = useReportsAgeingQuery(undefined, { refetchOnMountOrArgChange: true });
  const [search, setSearch] = useState('');
  const columns = useAgeingColumns();
  const wanted = search.trim().toLowerCase();
  const rows = error ? undefined : data?.list.filter(({ name }) => name.toLowerCase().includes(wanted));
  const totals = rows && ageingTotals(rows);
  const paging = usePaging(rows?.length ?? 0, customersPerPage);
  return (
    <Page>
      <PageHeader
        filters={<Figures figures={[{ name: t('ageing.owed'), cents: totals?.owed }]} />}
        actions={
          <>
            <Input
              className={classes.search}
              allowClear
              prefix={<SearchOutlined />}
              aria-label={t('ageing.search')}
              placeholder={t('ageing.search')}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <ExcelButton request={{ path: '/document/ageing/download' }} />
          </>
        }
      />
      {totals && rows.length > 0 && <AgeingChart amounts={totals.amounts} />}
      <DataTable<AgeingRow>
        label={t('ageing.title')}
        columns={columns}
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
