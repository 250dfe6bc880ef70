import { failureMessage, shownAnswer } from '@depot/api';
import type { SalesRow } from '@depot/contracts/reports';
import { BalanceSummary } from '@depot/invoicing';
import { usePageTitle } from '@depot/remote-kit';
import { address, useAddressState } from '@depot/router';
import { useClaims } from '@depot/session';
import { Page } from '@depot/ui';
import { DataTable, useAddressPaging } from '@depot/ui/data';
import { useState } from 'react';
import { useReportsSalesQuery } from '../../api/reports.js';
import { AsOf } from '../../parts/as-of/AsOf.js';
import { Figures } from '../../parts/figures/Figures.js';
import type { Period } from '../../parts/period/period.js';
import { PeriodText, usePeriod } from '../../parts/period/usePeriod.js';
import { useTexts } from '../../texts.js';
import { SalesCharts } from './charts/SalesCharts.js';
import { salesAmounts, type SalesWords, sumAmount, useSalesColumns } from './columns.js';
import classes from './sales.module.css';
import { SalesHeader } from './SalesHeader.js';
import { StatementDialog } from './StatementDialog.js';

const customersPerPage = 50;
const inAddress = { filter: address.text };

/** Purchases, payments and balance of each customer in a period. A store sees only itself. */
export function SalesReport() {
  const { t } = useTexts();
  const { id: userId, tz, r: role } = useClaims();
  const isStore = role === 'STORE';
  const words = isStore ? 'account' : 'sales';
  usePageTitle(isStore ? t('account.title') : undefined);
  const { period, choosePreset, chooseDays } = usePeriod();
  const request = { startDate: period.start, endDate: period.end, timezone: tz };
  const query = useReportsSalesQuery(request, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch } = query;
  const { values, shown: boxes, type } = useAddressState(inAddress);
  const [statementOf, setStatementOf] = useState<SalesRow>();
  const columns = useSalesColumns(words, period, setStatementOf);
  const shown = shownAnswer(query)?.list;
  const rows = shown?.filter(({ name }) => name.toLowerCase().includes(values.filter.trim().toLowerCase()));
  const paging = useAddressPaging(rows?.length ?? 0, customersPerPage);

  return (
    <Page>
      <SalesHeader
        period={period}
        customers={shown?.length}
        request={request}
        onPreset={choosePreset}
        onDays={chooseDays}
        search={boxes.filter}
        onSearch={(filter) => type({ filter })}
      />
      {isStore && <BalanceSummary userId={userId} />}
      <SalesFigures rows={rows} words={words} period={period} />
      <div className={classes.moment}>
        <AsOf report="/report/sales" body={request} />
      </div>
      <div className={classes.columns}>
        <DataTable<SalesRow>
          label={t('sales.title')}
          columns={columns}
          rows={rows}
          rowKey="userId"
          updating={!!shown && !currentData}
          failure={error && failureMessage(error)}
          onRetry={() => void refetch()}
          emptyText={t('sales.empty')}
          paging={paging}
        />
        {rows && rows.length > 0 && <SalesCharts words={words} period={period} rows={rows} />}
      </div>
      {statementOf && (
        <StatementDialog customer={statementOf} period={period} onClose={() => setStatementOf(undefined)} />
      )}
    </Page>
  );
}

interface SalesFiguresProps {
  rows: readonly SalesRow[] | undefined;
  words: SalesWords;
  period: Period;
}

/** Sums of the rows on screen, under the name of their period. */
function SalesFigures({ rows, words, period }: SalesFiguresProps) {
  const { t } = useTexts();
  return (
    <Figures
      period={
        <>
          {period.preset && `${t(`period.${period.preset}`)}: `}
          <PeriodText period={period} />
        </>
      }
      figures={salesAmounts.map((amount) => ({
        name: t(`${words}.${amount}`),
        cents: rows && sumAmount(rows, amount),
      }))}
    />
  );
}
