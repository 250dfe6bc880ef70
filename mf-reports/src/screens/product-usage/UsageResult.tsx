import { failureMessage } from '@depot/api';
import type { User } from '@depot/contracts/identity';
import type { UsageRow } from '@depot/contracts/reports';
import type { List } from '@depot/contracts/wire';
import { EmptyState, ErrorState, PageHeader, Skeleton } from '@depot/ui';
import type { UsageRequest } from '../../api/reports.js';
import { AsOf } from '../../parts/as-of/AsOf.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import { PeriodText } from '../../parts/period/usePeriod.js';
import { useTexts } from '../../texts.js';
import classes from './usage.module.css';
import { UsageTable } from './UsageTable.js';

interface UsageResultProps {
  report: { originalArgs?: UsageRequest; currentData?: List<UsageRow>; error?: unknown; isFetching: boolean };
  stores: readonly User[];
  onRetry: () => void;
}

/** The report, once it was asked for. Filters changed since do not touch it. */
export function UsageResult({
  report: { originalArgs, currentData, error, isFetching },
  stores,
  onRetry,
}: UsageResultProps) {
  const { t } = useTexts();
  if (!originalArgs) return <EmptyState text={t('usage.begin')} />;
  if (isFetching && !currentData) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (error) return <ErrorState text={failureMessage(error)} onRetry={onRetry} />;
  if (!currentData || currentData.list.length === 0) return <EmptyState text={t('usage.empty')} />;
  const chosen = new Set(originalArgs.storeIds);
  return (
    <section className={classes.result}>
      <PageHeader
        filters={
          <>
            <PeriodText period={originalArgs} />
            <AsOf report="/report/product-usage" body={originalArgs} />
          </>
        }
        actions={<ExcelButton request={{ path: '/document/product-usage/download', body: originalArgs }} />}
      />
      <UsageTable rows={currentData.list} stores={stores.filter(({ id }) => chosen.has(id))} />
    </section>
  );
}
