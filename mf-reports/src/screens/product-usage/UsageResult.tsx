import { failureMessage } from '@depot/api';
import type { UsageRow } from '@depot/contracts/reports';
import type { List } from '@depot/contracts/wire';
import { Checkbox, EmptyState, ErrorState, PageHeader, Skeleton } from '@depot/ui';
import { useMemo, useState } from 'react';
import type { UsageRequest } from '../../api/reports.js';
import { AsOf } from '../../parts/as-of/AsOf.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import { PeriodText } from '../../parts/period/usePeriod.js';
import { useTexts } from '../../texts.js';
import classes from './usage.module.css';
import { UsageTable, valueByStore } from './UsageTable.js';
import type { UsageFormState } from './useUsageForm.js';

interface UsageResultProps {
  report: { originalArgs?: UsageRequest; currentData?: List<UsageRow>; error?: unknown; isFetching: boolean };
  choices: UsageFormState['choices'];
  onRetry: () => void;
}

/** The report, once it was asked for. Filters changed since do not touch it. */
export function UsageResult({
  report: { originalArgs, currentData, error, isFetching },
  choices,
  onRetry,
}: UsageResultProps) {
  const { t } = useTexts();
  if (!originalArgs) return <EmptyState text={t('usage.begin')} />;
  if (isFetching && !currentData) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (error) return <ErrorState text={failureMessage(error)} onRetry={onRetry} />;
  if (!currentData || currentData.list.length === 0) return <EmptyState text={t('usage.empty')} />;
  return <FoundUsage request={originalArgs} rows={currentData.list} choices={choices} />;
}

interface FoundUsageProps extends Pick<UsageResultProps, 'choices'> {
  request: UsageRequest;
  rows: readonly UsageRow[];
}

/** What was found. Of all stores those that got nothing are left out, until somebody wants them; chosen ones stay. */
function FoundUsage({ request, rows, choices }: FoundUsageProps) {
  const { t } = useTexts();
  const [showsEmpty, setShowsEmpty] = useState(false);
  const { products = [], stores = [] } = choices ?? {};
  const categoryOf = useMemo(() => new Map(products.map((each) => [each.productId, each.category.name])), [products]);
  const served = useMemo(() => new Set(valueByStore(rows).keys()), [rows]);
  const chosen = stores.filter(({ id }) => request.storeIds.includes(id));
  const empty = chosen.length === stores.length ? chosen.filter(({ id }) => !served.has(id)).length : 0;
  const shown = empty > 0 && !showsEmpty ? chosen.filter(({ id }) => served.has(id)) : chosen;
  return (
    <section className={classes.result}>
      <PageHeader
        filters={
          <>
            <PeriodText period={request} />
            <AsOf report="/report/product-usage" body={request} />
            {empty > 0 && (
              <Checkbox checked={showsEmpty} onChange={({ target }) => setShowsEmpty(target.checked)}>
                {t('usage.showEmpty', { count: empty })}
              </Checkbox>
            )}
          </>
        }
        actions={<ExcelButton request={{ path: '/document/product-usage/download', body: request }} />}
      />
      <UsageTable rows={rows} stores={shown} categoryOf={categoryOf} />
    </section>
  );
}
