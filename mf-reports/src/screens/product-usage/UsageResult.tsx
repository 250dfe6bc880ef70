import { failureMessage } from '@depot/api';
import { Checkbox, EmptyState, ErrorState, PageHeader, Skeleton } from '@depot/ui';
import { useMemo, useState } from 'react';
import type { UsageAnswer, UsageRequest } from '../../api/reports.js';
import { AsOf } from '../../parts/as-of/AsOf.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import { PeriodText } from '../../parts/period/usePeriod.js';
import { useTexts } from '../../texts.js';
import classes from './usage.module.css';
import { type NamedStore, UsageTable } from './UsageTable.js';
import type { UsageFormState } from './useUsageForm.js';

interface UsageResultProps {
  report: { originalArgs?: UsageRequest; currentData?: UsageAnswer; error?: unknown; isFetching: boolean };
  choices: UsageFormState['choices'];
  onRetry: () => void;
}

/** Requested report. Later changes of the filters do not affect it. */
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
  return <FoundUsage request={originalArgs} answer={currentData} choices={choices} />;
}

interface FoundUsageProps extends Pick<UsageResultProps, 'choices'> {
  request: UsageRequest;
  answer: UsageAnswer;
}

/**
 * Result of the report. With all stores selected, stores without goods are hidden until the user shows them; stores
 * selected individually are always shown.
 */
function FoundUsage({ request, answer: { list: rows, storeNames }, choices }: FoundUsageProps) {
  const { t } = useTexts();
  const [showsEmpty, setShowsEmpty] = useState(false);
  const { products = [], stores = [] } = choices ?? {};
  const categoryOf = useMemo(() => new Map(products.map((each) => [each.productId, each.category.name])), [products]);
  const empty = useMemo(() => {
    const answered = new Set(storeNames.map(({ id }) => id));
    return request.allStores ? stores.filter(({ id }) => !answered.has(id)) : [];
  }, [request, stores, storeNames]);
  const shown = showsEmpty ? sortByName([...storeNames, ...empty]) : storeNames;
  return (
    <section className={classes.result}>
      <PageHeader
        filters={
          <>
            <PeriodText period={request} />
            <AsOf report="/report/product-usage" body={request} />
            {empty.length > 0 && (
              <Checkbox checked={showsEmpty} onChange={({ target }) => setShowsEmpty(target.checked)}>
                {t('usage.showEmpty', { count: empty.length })}
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

const sortByName = (stores: readonly NamedStore[]) => [...stores].sort((a, b) => a.name.localeCompare(b.name));
