import type { Order } from '@depot/contracts/orders';
import type { TFunction } from '@depot/i18n';
import { Button, DateText, DownOutlined, StatusTag, UpOutlined } from '@depot/ui';
import type { TableColumnsType } from '@depot/ui/data';
import { OrderNumber } from './OrderNumber.js';
import { RowActions } from './RowActions.js';
import type { ActOnOrder } from './useOrderActions.js';

interface ColumnOptions {
  t: TFunction<'mf-orders'>;
  /** Orders whose lines are shown. */
  open: readonly number[];
  toggle: (orderId: number) => void;
  onAction: ActOnOrder;
}

/** Columns of the order list. */
export function orderColumns({ t, open, toggle, onAction }: ColumnOptions): TableColumnsType<Order> {
  return [
    {
      key: 'id',
      title: t('list.columns.id'),
      fixed: 'left',
      width: 90,
      render: (_, order) => <OrderNumber order={order} onAction={onAction} />,
    },
    { key: 'date', title: t('list.columns.date'), width: 110, render: (_, { time }) => <DateText time={time} /> },
    { key: 'status', title: t('list.columns.status'), width: 130, render: (_, { status }) => <StatusTag order={status} /> },
    { key: 'storeName', title: t('list.columns.storeName'), dataIndex: 'storeName', ellipsis: true },
    {
      key: 'orderItems',
      title: t('list.columns.orderItems'),
      width: 140,
      render: (_, { orderId, orderItems }) => (
        <ItemsToggle open={open.includes(orderId)} count={orderItems.length} onClick={() => toggle(orderId)} t={t} />
      ),
    },
    {
      key: 'actions',
      title: t('list.columns.actions'),
      width: 260,
      render: (_, order) => <RowActions order={order} onAction={onAction} />,
    },
  ];
}

interface ItemsToggleProps {
  open: boolean;
  count: number;
  onClick: () => void;
  t: TFunction<'mf-orders'>;
}

export function ItemsToggle({ open, count, onClick, t }: ItemsToggleProps) {
  return (
    <Button type="text" size="small" aria-expanded={open} icon={open ? <UpOutlined /> : <DownOutlined />} onClick={onClick}>
      {open ? t('list.hide') : t('list.details')} <small>({count})</small>
    </Button>
  );
}
