import { failureMessage } from '@depot/api';
import type { StockCount } from '@depot/contracts/inventory';
import { isolate } from '@depot/i18n';
import { Navigate, useIdParam, useNavigate } from '@depot/router';
import { ErrorState, Page, PageHeader, Skeleton } from '@depot/ui';
import { useInventoryCountQuery } from '../../api/counts.js';
import { countReviewPath, countsPath } from '../../counting/places.js';
import { useTexts } from '../../texts.js';
import { CountForm } from './CountForm.js';

/** Blind count: product by product, without the book quantities. */
export function CountSheet() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const id = useIdParam('id');
  const { data, error, refetch } = useInventoryCountQuery(
    { id: id ?? 0 },
    { skip: !id, refetchOnMountOrArgChange: true },
  );
  if (!id) return <Navigate to={countsPath} replace />;
  const count: StockCount | undefined = data?.obj;
  if (count && count.status !== 'OPEN') return <Navigate to={countReviewPath(id)} replace />;
  return (
    <Page floor>
      <PageHeader
        onBack={() => void navigate(countsPath)}
        backLabel={t('count.back')}
        summary={count && `#${count.displayId} · ${isolate(count.name)}`}
      />
      {error && !count && <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />}
      {!error && !count && <Skeleton active paragraph={{ rows: 8 }} />}
      {count && <CountForm key={id} count={count} />}
    </Page>
  );
}
