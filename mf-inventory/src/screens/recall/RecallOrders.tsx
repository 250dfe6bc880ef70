import type { Recall, RecallOrder } from '@depot/contracts/inventory';
import type { TFunction } from '@depot/i18n';
import { Link } from '@depot/router';
import { DateText } from '@depot/ui';
import { type DataColumn, DataTable, usePaging } from '@depot/ui/data';
import { GoodsAmount } from '../../parts/GoodsAmount.js';
import { useTexts } from '../../texts.js';
import { sumNotReturned } from './RecallSums.js';

const pageSize = 50;

/** Stores that received the lot, with their amounts. */
export function RecallOrders({ recall }: { recall: Recall }) {
  const { t } = useTexts();
  const paging = usePaging(recall.orders.length, pageSize);
  return (
    <DataTable
      label={t('recall.title', { lot: recall.lot })}
      columns={buildColumns(t, recall)}
      rows={recall.orders}
      rowKey="orderId"
      paging={paging}
      emptyText={t('recall.nobody')}
    />
  );
}

function buildColumns(t: TFunction<'mf-inventory'>, { hasWeight }: Recall): DataColumn<RecallOrder>[] {
  return [
    { key: 'store', title: t('recall.store'), render: (_, { storeName }) => storeName ?? '–' },
    { key: 'order', card: 'line', title: t('recall.order'), render: (_, order) => <OrderName order={order} t={t} /> },
    { key: 'time', card: 'line', title: t('recall.shippedOn'), render: (_, { time }) => <DateText time={time} /> },
    {
      key: 'shipped',
      title: t('recall.shipped'),
      numeric: true,
      render: (_, { shipped }) => <GoodsAmount hasWeight={hasWeight} {...shipped} />,
    },
    {
      key: 'back',
      title: t('recall.cameBack'),
      numeric: true,
      render: (_, { cameBack }) => <GoodsAmount hasWeight={hasWeight} {...cameBack} />,
    },
    {
      key: 'out',
      card: 'amount',
      title: t('recall.stillOut'),
      numeric: true,
      render: (_, order) => (
        <strong>
          <GoodsAmount hasWeight={hasWeight} {...sumNotReturned([order])} />
        </strong>
      ),
    },
  ];
}

function OrderName({ order: { orderId, displayId }, t }: { order: RecallOrder; t: TFunction<'mf-inventory'> }) {
  if (displayId === null) return <>{t('recall.deletedOrder', { id: orderId })}</>;
  return <Link to={`/in/order/edit?id=${orderId}`}>#{displayId}</Link>;
}
