import { queryFailure } from '@depot/api';
import type { Mismatch } from '@depot/contracts/admin';
import { useAction } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { Button, dateTimeText, Page, useConfirm, Weight } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import {
  useAdminProductMismatchesQuery,
  useAdminQuantityMismatchesQuery,
  useAdminReconciliationQuery,
  useAdminRepairMutation,
} from '../../api/admin.js';
import { useTexts } from '../../texts.js';
import classes from './mismatch.module.css';

/** Screen: products with contradicting figures, and their repair. */
export function MismatchProducts() {
  const quantities = useAdminQuantityMismatchesQuery();
  const bookings = useAdminProductMismatchesQuery();
  return (
    <Page>
      <LastReconciliation />
      <MismatchTable kind="quantity" query={quantities} />
      <MismatchTable kind="booking" query={bookings} />
    </Page>
  );
}

/** Time of the last automatic reconciliation. Empty until it has loaded. */
function LastReconciliation() {
  const { t } = useTexts();
  const { tz } = useClaims();
  const { data } = useAdminReconciliationQuery();
  if (!data) return null;
  const { obj } = data;
  if (!obj) return <p>{t('mismatch.neverRun')}</p>;
  return <p>{t('mismatch.lastRun', { time: dateTimeText(obj.time, tz), count: obj.quantities + obj.bookings })}</p>;
}

interface MismatchTableProps {
  /** `quantity`: the ledger against stock and units; `booking`: bookings against open orders. */
  kind: 'quantity' | 'booking';
  query: { data?: { list: Mismatch[] }; isError: boolean; error?: unknown; refetch: () => unknown };
}

function MismatchTable({ kind, query }: MismatchTableProps) {
  const { t } = useTexts();
  const columns = useMismatchColumns();
  return (
    <section className={classes.kind}>
      <h2>{t(`mismatch.${kind}`)}</h2>
      <DataTable<Mismatch>
        label={t(`mismatch.${kind}`)}
        rows={query.data?.list}
        rowKey="productId"
        columns={columns}
        failure={queryFailure(query)}
        onRetry={() => void query.refetch()}
        emptyText={t('mismatch.none')}
      />
    </section>
  );
}

/** Expected and actual figures, with a button to repair them. */
function useMismatchColumns(): DataColumn<Mismatch>[] {
  const { t } = useTexts();
  const repair = useRepair();
  return [
    { key: 'productName', dataIndex: 'productName', title: t('mismatch.product') },
    { key: 'expectedQty', dataIndex: 'expectedQty', title: t('mismatch.expectedQty'), numeric: true },
    { key: 'actualQty', dataIndex: 'actualQty', title: t('mismatch.actualQty'), numeric: true },
    {
      key: 'expectedWeight',
      title: t('mismatch.expectedWeight'),
      numeric: true,
      render: (_, row) => <Weight pounds={row.expectedWeight} />,
    },
    {
      key: 'actualWeight',
      title: t('mismatch.actualWeight'),
      numeric: true,
      render: (_, row) => <Weight pounds={row.actualWeight} />,
    },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      width: 120,
      render: (_, row) => (
        <Button size="small" onClick={() => void repair(row)}>
          {t('mismatch.repair')}
        </Button>
      ),
    },
  ];
}

/** Repairs the stored figures of a product after a confirmation. */
function useRepair() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const [repair] = useAdminRepairMutation();
  return ({ productId, productName }: Mismatch) =>
    confirm({
      title: t('mismatch.question', { name: productName }),
      detail: t('mismatch.detail'),
      yes: t('mismatch.repair'),
      no: t('cancel'),
      run: () => act(repair({ productId }).unwrap()),
    });
}
