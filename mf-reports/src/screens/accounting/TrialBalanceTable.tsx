import { failureMessage, shownAnswer } from '@depot/api';
import { toHundredths } from '@depot/contracts/amounts';
import { accountNames } from '@depot/contracts/billing';
import type { AccountBalance } from '@depot/contracts/reports';
import { useLanguage } from '@depot/i18n';
import { address, useAddressState } from '@depot/router';
import { useToday } from '@depot/session';
import { DateField, PageHeader } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useReportsTrialBalanceQuery } from '../../api/reports.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import { Figures } from '../../parts/figures/Figures.js';
import { useTexts } from '../../texts.js';
import classes from './accounting.module.css';
import { buildSideColumns } from './sideColumns.js';

const inAddress = { asOf: address.day };

/** Balances of all accounts on a day; both columns have the same sum. */
export function TrialBalanceTable() {
  const { t } = useTexts();
  const today = useToday();
  const { values, change } = useAddressState(inAddress);
  const asOf = values.asOf ?? today;
  const query = useReportsTrialBalanceQuery({ asOf }, { refetchOnMountOrArgChange: true });
  const shown = query.error ? undefined : shownAnswer(query);
  return (
    <>
      <PageHeader
        filters={
          <label className={classes.filter}>
            {t('accounting.asOf')}
            <DateField required value={asOf} onChange={(day) => change({ asOf: day === today ? undefined : day })} />
          </label>
        }
        actions={<ExcelButton request={{ path: `/document/trial-balance/download?asOf=${asOf}` }} />}
      />
      <Figures
        figures={(['debit', 'credit'] as const).map((column) => ({
          name: t(`accounting.${column}`),
          cents: shown && toHundredths(shown[column]),
        }))}
      />
      <DataTable<AccountBalance>
        label={t('accounting.balance')}
        columns={useBalanceColumns()}
        wraps
        rows={shown?.list}
        rowKey="account"
        updating={!!shown && query.isFetching}
        failure={query.error && failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        emptyText={t('accounting.noEntries')}
      />
    </>
  );
}

function useBalanceColumns(): DataColumn<AccountBalance>[] {
  const { t } = useTexts();
  const language = useLanguage();
  return [
    {
      key: 'account',
      title: t('accounting.account'),
      render: (_, { account }) => accountNames[account][language],
    },
    ...buildSideColumns<AccountBalance>(t),
  ];
}
