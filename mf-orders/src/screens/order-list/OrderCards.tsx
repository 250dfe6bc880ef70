import { useState } from 'react';
import { useMay } from '@depot/session';
import { Checkbox, DateText, Skeleton, StatusTag } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';
import { ItemsToggle } from './orderColumns.js';
import { OrderItems } from './OrderItems.js';
import { OrderNumber } from './OrderNumber.js';
import type { OrderRowsProps } from './OrderTable.js';
import { RowActions } from './RowActions.js';
import { rowElementId } from './useCurrentRow.js';

/** The list on a phone: the facts of the table in the same order, a card for each order. */
export function OrderCards({ orders, loading, stale, current, selection, onAction }: OrderRowsProps) {
  const { t } = useTexts();
  const maySelect = useMay('order.print');
  const [open, setOpen] = useState<number>();
  if (loading) return <Skeleton active paragraph={{ rows: 12 }} />;
  return (
    <ul className={`${classes.cards} ${stale ? classes.stale : ''}`}>
      {orders.map((order) => {
        const { orderId, displayId, status, time, storeName, orderItems } = order;
        return (
          <li
            key={orderId}
            id={rowElementId(orderId)}
            aria-current={orderId === current || undefined}
            className={`${classes.card} ${orderId === current ? classes.current : ''}`}
          >
            <div className={classes.cardHead}>
              {maySelect && (
                <Checkbox
                  aria-label={t('list.select', { displayId })}
                  checked={selection.has(orderId)}
                  onChange={(event) => selection.toggle([order], event.target.checked)}
                />
              )}
              <strong>
                #<OrderNumber order={order} onAction={onAction} />
              </strong>
              <DateText time={time} />
              <StatusTag order={status} />
            </div>
            <div>{storeName}</div>
            <ItemsToggle
              open={open === orderId}
              count={orderItems.length}
              onClick={() => setOpen(open === orderId ? undefined : orderId)}
              t={t}
            />
            {open === orderId && <OrderItems items={orderItems} />}
            <RowActions order={order} onAction={onAction} />
          </li>
        );
      })}
    </ul>
  );
}
