import { failureMessage } from '@depot/api';
import type { StockVariance } from '@depot/contracts/inventory';
import { isolate } from '@depot/i18n';
import { Link, Navigate, useIdParam, useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Page, PageHeader, Switch } from '@depot/ui';
import { DataTable, usePaging } from '@depot/ui/data';
import { useState } from 'react';
import { useInventoryCountQuery, useInventoryCountReviewQuery } from '../../api/counts.js';
import { countPath, countsPath } from '../../counting/places.js';
import { QueuedFindings } from '../../counting/QueuedFindings.js';
import { useCountQueue } from '../../counting/useCountQueue.js';
import { useTexts } from '../../texts.js';
import { buildReviewColumns, hasDifference } from './columns.js';
import { PostBar } from './PostBar.js';
import classes from './review.module.css';

const pageSize = 100;

/** Compares the findings with the book quantities at the time of counting, and posts the count. */
export function CountReview() {
  const id = useIdParam('id');
  return id ? <ReviewOf key={id} id={id} /> : <Navigate to={countsPath} replace />;
}

function ReviewOf({ id }: { id: number }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayPost = useMay('inventory.edit');
  const queued = useCountQueue(id);
  const [onlyDifferences, setOnly] = useState(true);
  const count = useInventoryCountQuery({ id }, { refetchOnMountOrArgChange: true }).data?.obj;
  const { data, error, refetch } = useInventoryCountReviewQuery({ id }, { refetchOnMountOrArgChange: true });
  const rows = data?.list.filter((row) => !onlyDifferences || hasDifference(row));
  const paging = usePaging(rows?.length ?? 0, pageSize);
  const isOpen = count?.status === 'OPEN' && mayPost;
  return (
    <Page>
      <PageHeader
        onBack={() => void navigate(countsPath)}
        backLabel={t('count.back')}
        filters={
          <label className={classes.only}>
            <Switch size="small" checked={onlyDifferences} onChange={setOnly} /> {t('count.onlyDifferences')}
          </label>
        }
        summary={count && `#${count.displayId} · ${isolate(count.name)} · ${t(`count.statuses.${count.status}`)}`}
        actions={isOpen && <Link to={countPath(id)}>{t('count.countOn')}</Link>}
      />
      <DataTable
        label={t('count.review')}
        columns={buildReviewColumns(t)}
        wraps
        rows={rows}
        rowKey="productId"
        paging={paging}
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={data?.list.length === 0 ? t('count.nothingCounted') : t('count.noDifferences')}
        rowTone={(row) => (hasDifference(row) ? 'short' : undefined)}
        expansion={{ can: ({ missing }) => missing.length > 0, render: (row) => <MissingPieces row={row} /> }}
      />
      <QueuedFindings {...queued} />
      {isOpen && data && (
        <PostBar
          count={count}
          differences={data.list.filter(hasDifference).length}
          version={data.version}
          isSending={queued.entries.length > 0}
        />
      )}
    </Page>
  );
}

/** Labels that were not scanned, so that the user can look for them. */
function MissingPieces({ row: { productName, missing } }: { row: StockVariance }) {
  const { t } = useTexts();
  const title = t('count.missing', { count: missing.length });
  return (
    <>
      <strong>{title}</strong>
      <ul className={classes.missing} aria-label={`${isolate(productName)}: ${title}`}>
        {missing.map(({ inventoryId, qrText }) => (
          <li key={inventoryId}>{qrText}</li>
        ))}
      </ul>
    </>
  );
}
