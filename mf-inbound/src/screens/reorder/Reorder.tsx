import { failureMessage } from '@depot/api';
import { boxesPerReceipt, type ReorderRow } from '@depot/contracts/inbound';
import { listAddress, useAddressState, useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, Page, PageHeader } from '@depot/ui';
import { DataTable, useAddressPaging } from '@depot/ui/data';
import { type Key, useMemo, useState } from 'react';
import { useInboundReorderQuery } from '../../api/inbound.js';
import { newReceiptPath, receiptListPath } from '../../parts/places.js';
import { formatProposedItems, maxItems } from '../../parts/proposedItems.js';
import { useTexts } from '../../texts.js';
import { type OrderAmount, reorderColumns } from './columns.js';
import classes from './reorder.module.css';
import { ReorderFilterRow, reorderFilters } from './ReorderFilterRow.js';

const pageSize = 50;

/** Reorder proposal; the selection becomes a delivery receipt, which the user completes. */
export function Reorder() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayAdd = useMay('deliveryReceipt.edit');
  const { values, change } = useAddressState(reorderFilters, { replace: true });
  const { brand: brandId, ...days } = values;
  const { currentData, error, refetch } = useInboundReorderQuery(days, { refetchOnMountOrArgChange: true });
  const rows = useMemo(
    () => currentData?.list.filter(({ brand }) => brandId === undefined || brand?.id === brandId),
    [currentData, brandId],
  );
  const paging = useAddressPaging(rows?.length ?? 0, pageSize);
  const { chosen, choose, quantityOf, setQuantity, lacks } = useChoice(rows);
  const order = () => {
    const items = chosen.map((row) => ({ productId: row.productId, quantity: quantityOf(row) }));
    void navigate(`${newReceiptPath}?items=${formatProposedItems(items)}`);
  };
  return (
    <Page>
      <PageHeader
        onBack={() => void navigate(listAddress(receiptListPath))}
        backLabel={t('new.back')}
        filters={<ReorderFilterRow filters={values} onChange={change} rows={currentData?.list ?? []} />}
        actions={
          mayAdd && (
            <>
              <span className={classes.waitsFor} role="status">
                {lacks && t(lacks, { max: lacks === 'reorder.tooMany' ? maxItems : boxesPerReceipt })}
              </span>
              <Button type="primary" disabled={chosen.length === 0 || !!lacks} onClick={order}>
                {t('reorder.create', { count: chosen.length })}
              </Button>
            </>
          )
        }
      />
      <DataTable
        label={t('reorder.title')}
        columns={reorderColumns(t, quantityOf, setQuantity)}
        wraps
        rows={rows}
        rowKey="productId"
        paging={paging}
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t('reorder.empty')}
        selection={
          mayAdd
            ? {
                keys: chosen.map(({ productId }) => productId),
                onChange: choose,
                label: ({ productName }) => productName,
              }
            : undefined
        }
      />
    </Page>
  );
}

/** Selection of rows: all except those that the user removed, with the proposed or the entered quantity. */
function useChoice(rows: readonly ReorderRow[] | undefined) {
  const [left, setLeft] = useState<ReadonlySet<Key>>(new Set());
  const [changed, setChanged] = useState<ReadonlyMap<number, OrderAmount>>(new Map());
  const choose = (keys: Key[]) => {
    const kept = new Set(keys);
    // rows hidden by the supplier filter keep their state
    setLeft((before) => {
      const after = new Set(before);
      rows?.forEach(({ productId }) => (kept.has(productId) ? after.delete(productId) : after.add(productId)));
      return after;
    });
  };
  const chosen = rows?.filter(({ productId }) => !left.has(productId)) ?? [];
  const isUnread = chosen.some(({ productId }) => changed.get(productId) === 'unread');
  const getQuantity = ({ productId, quantity }: { productId: number; quantity: number }) => {
    const wanted = changed.get(productId);
    return typeof wanted === 'number' ? wanted : quantity;
  };
  const boxes = chosen.reduce((sum, row) => sum + getQuantity(row), 0);
  return {
    chosen,
    choose,
    quantityOf: getQuantity,
    setQuantity: (productId: number, quantity: OrderAmount) =>
      setChanged((before) => new Map(before).set(productId, quantity)),
    /** Message key of the selection's first problem. */
    lacks: describeLack(chosen.length, boxes, isUnread),
  };
}

function describeLack(count: number, boxes: number, isUnread: boolean) {
  if (isUnread) return 'reorder.unread';
  if (count > maxItems) return 'reorder.tooMany';
  return boxes > boxesPerReceipt ? 'reorder.tooManyBoxes' : undefined;
}
