import type { Order, OrderSort } from '@depot/contracts/orders';
import { formatDay } from '@depot/contracts/time';
import { Link } from '@depot/router';
import { DateText, Money, StatusTag } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { ItemsToggle } from '../../parts/order-items/OrderItems.js';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';
import { directionOf } from './orderFilters.js';
import { type ActOnOrder, RowActions } from './RowActions.js';

/** Columns of the order list, and the orders whose lines they show. */
export function useOrderColumns(
  onAction: ActOnOrder,
  sort: OrderSort,
): { columns: DataColumn<Order>[]; open: readonly number[] } {
  const { t } = useTexts();
  const [open, setOpen] = useState<readonly number[]>([]);
  const columns = useMemo((): DataColumn<Order>[] => {
    const toggle = (id: number) =>
      setOpen((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]));
    const sortable = (field: keyof Order) => ({ dataIndex: field, sorter: true, sortOrder: directionOf(field, sort) });
    return [
      {
        key: 'id',
        title: t('list.columns.id'),
        width: 72,
        render: (_, order) => <OrderNumber order={order} onAction={onAction} />,
      },
      {
        key: 'date',
        ...sortable('time'),
        // the newest come first anyway: a click turns the list round, and another back
        sortDirections: ['ascend', 'descend', 'ascend'],
        title: t('list.columns.date'),
        width: 124,
        render: (_, { time, deliveryDate }) => (
          <>
            <DateText time={time} />
            {deliveryDate && (
              <small className={classes.delivery}>{t('list.deliver', { day: formatDay(deliveryDate) })}</small>
            )}
          </>
        ),
      },
      {
        key: 'status',
        ...sortable('status'),
        title: t('list.columns.status'),
        width: 112,
        render: (_, { status }) => <StatusTag order={status} />,
      },
      {
        key: 'storeName',
        ...sortable('storeName'),
        title: t('list.columns.storeName'),
        render: (_, { storeName }) => <div className={classes.storeName}>{storeName}</div>,
      },
      {
        key: 'total',
        numeric: true,
        title: t('list.columns.total'),
        width: 124,
        render: (_, { total, estimated }) => (
          <>
            <Money dollars={total} />
            {estimated && <small className={classes.delivery}>{t('list.estimated')}</small>}
          </>
        ),
      },
      {
        key: 'orderItems',
        title: t('list.columns.orderItems'),
        width: 112,
        render: (_, { orderId, orderItems }) => (
          <ItemsToggle open={open.includes(orderId)} count={orderItems.length} onToggle={() => toggle(orderId)} />
        ),
      },
      {
        key: 'actions',
        title: t('list.columns.actions'),
        actions: true,
        render: (_, order) => <RowActions order={order} onAction={onAction} />,
      },
    ];
  }, [t, open, onAction, sort]);
  return { columns, open };
}

interface OrderNumberProps {
  order: Order;
  onAction: ActOnOrder;
}

/** The number of an order, and the way to its page. */
function OrderNumber({ order, onAction }: OrderNumberProps) {
  const { orderId, displayId } = order;
  return (
    <Link
      to={`/in/order/edit?id=${orderId}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return; // opens beside this list, which stays where it is
        event.preventDefault();
        onAction('edit', order);
      }}
    >
      {displayId}
    </Link>
  );
}
