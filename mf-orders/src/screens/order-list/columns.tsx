import type { Order, OrderSort, OrderStatus } from '@depot/contracts/orders';
import { belongsToStore, type Role } from '@depot/contracts/permissions';
import { formatDay } from '@depot/contracts/time';
import { listNames, type TFunction } from '@depot/i18n';
import { Link } from '@depot/router';
import { useClaims } from '@depot/session';
import { DateText, Money, StatusTag, usePhone } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { ItemsToggle } from '../../parts/order-items/OrderItems.js';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';
import { findDirection } from './orderFilters.js';
import { type ActOnOrder, RowActions } from './RowActions.js';

/**
 * Columns of the order list, and the orders whose lines are expanded. On an outdated list the buttons are disabled
 * until the new one arrives.
 */
export function useOrderColumns(
  onAction: ActOnOrder,
  sort: OrderSort,
  isOld: boolean,
): { columns: DataColumn<Order>[]; open: readonly number[] } {
  const { t } = useTexts();
  const { r: role } = useClaims();
  const phone = usePhone();
  const [open, setOpen] = useState<readonly number[]>([]);
  const columns = useMemo((): DataColumn<Order>[] => {
    const toggle = (id: number) =>
      setOpen((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]));
    return [
      {
        key: 'id',
        title: t('list.columns.id'),
        width: 72,
        render: (_, order) => <OrderNumber order={order} onAction={onAction} />,
      },
      ...buildHeaderColumns(t, sort, role),
      ...(phone && belongsToStore(role) ? [buildContentsColumn(t)] : []),
      {
        key: 'orderItems',
        card: 'foot',
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
        render: (_, order) => <RowActions order={order} onAction={onAction} disabled={isOld} />,
      },
    ];
  }, [t, open, onAction, sort, role, isOld, phone]);
  return { columns, open };
}

/** Number of products that a card names; the others are counted. */
const maxNamed = 3;

/** Products of an order on a card, by which a store recognizes it. */
const buildContentsColumn = (t: TFunction<'mf-orders'>): DataColumn<Order> => ({
  key: 'contents',
  card: 'labelled',
  title: t('list.columns.orderItems'),
  render: (_, { orderItems }) => {
    const names = orderItems.slice(0, maxNamed).map(({ name }) => name);
    const more = orderItems.length - names.length;
    return [listNames(names), more > 0 && t('usual.more', { count: more })].filter(Boolean).join(' ');
  },
});

/** When, in which status, for whom and how much. */
function buildHeaderColumns(t: TFunction<'mf-orders'>, sort: OrderSort, role: Role): DataColumn<Order>[] {
  const sortBy = (field: keyof Order) => ({ dataIndex: field, sorter: true, sortOrder: findDirection(field, sort) });
  const store: DataColumn<Order> = {
    key: 'storeName',
    card: 'line',
    ...sortBy('storeName'),
    title: t('list.columns.storeName'),
    render: (_, { storeName }) => <div className={classes.storeName}>{storeName}</div>,
  };
  return [
    {
      key: 'date',
      card: 'line',
      ...sortBy('time'),
      // newest first is the default, so the first click reverses the list and the next one restores it
      sortDirections: ['ascend', 'descend', 'ascend'],
      title: t('list.columns.date'),
      width: 124,
      render: (_, order) => <OrderDays order={order} />,
    },
    {
      key: 'status',
      card: 'line',
      ...sortBy('status'),
      title: t('list.columns.status'),
      width: 112,
      render: (_, { status }) => <OrderState status={status} role={role} />,
    },
    ...(belongsToStore(role) ? [] : [store]),
    {
      key: 'total',
      card: 'amount',
      numeric: true,
      title: t('list.columns.total'),
      width: 124,
      render: (_, order) => <OrderTotal order={order} />,
    },
  ];
}

interface OrderNumberProps {
  order: Order;
  onAction: ActOnOrder;
}

/** Number of an order with a link to its page. */
function OrderNumber({ order, onAction }: OrderNumberProps) {
  const { orderId, displayId } = order;
  const phone = usePhone();
  return (
    <Link
      to={`/in/order/edit?id=${orderId}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return; // opens another tab
        event.preventDefault();
        onAction('edit', order);
      }}
    >
      {phone ? `#${displayId}` : displayId}
    </Link>
  );
}

/** Status of an order; a store also reads where its goods are. */
function OrderState({ status, role }: { status: OrderStatus; role: Role }) {
  const { t } = useTexts();
  return (
    <>
      <StatusTag order={status} />
      {belongsToStore(role) && status !== 'CANCELLED' && (
        <small className={classes.delivery}>{t(`list.means.${status}`)}</small>
      )}
    </>
  );
}

/** Order day and requested delivery day; an imported past order also shows its number in the file. */
function OrderDays({ order: { time, deliveryDate, externalId } }: { order: Order }) {
  const { t } = useTexts();
  return (
    <>
      <DateText time={time} />
      {externalId && <small className={classes.delivery}>{t('list.externalId', { number: externalId })}</small>}
      {deliveryDate && (
        <small className={classes.delivery}>{t('list.deliver', { day: formatDay(deliveryDate) })}</small>
      )}
    </>
  );
}

/** Total of the order; weighed goods that are not packed yet count with their average weight. */
function OrderTotal({ order: { total, estimated } }: { order: Order }) {
  const { t } = useTexts();
  return (
    <>
      <Money dollars={total} />
      {estimated && <small className={classes.delivery}>{t('list.estimated')}</small>}
    </>
  );
}
