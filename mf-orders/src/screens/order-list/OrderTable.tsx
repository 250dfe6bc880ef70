import { useMemo, useState } from 'react';
import type { Order } from '@depot/contracts/orders';
import { useMay } from '@depot/session';
import { Table } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';
import { OrderItems } from './OrderItems.js';
import { orderColumns } from './orderColumns.js';
import { TableSkeleton } from './TableSkeleton.js';
import { rowElementId } from './useCurrentRow.js';
import type { ActOnOrder } from './useOrderActions.js';
import type { Selection } from './useSelection.js';

export interface OrderRowsProps {
  orders: readonly Order[];
  loading: boolean;
  /** Rows of the page before, while the next one is on its way. */
  stale: boolean;
  /** The order worked on last. */
  current: number | undefined;
  selection: Selection;
  onAction: ActOnOrder;
}

/** The list as a table. */
export function OrderTable({ orders, loading, stale, current, selection, onAction }: OrderRowsProps) {
  const { t } = useTexts();
  const maySelect = useMay('order.print');
  const [open, setOpen] = useState<readonly number[]>([]);
  const columns = useMemo(() => {
    const toggle = (orderId: number) =>
      setOpen((all) => (all.includes(orderId) ? all.filter((each) => each !== orderId) : [...all, orderId]));
    return orderColumns({ t, open, toggle, onAction });
  }, [t, open, onAction]);

  if (loading) return <TableSkeleton rows={8} />;
  return (
    <Table<Order>
      className={stale ? classes.stale : undefined}
      rowKey="orderId"
      size="small"
      sticky
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={columns}
      dataSource={orders}
      rowClassName={({ orderId }) => (orderId === current ? (classes.current ?? '') : '')}
      onRow={({ orderId }) => ({ id: rowElementId(orderId), 'aria-current': orderId === current || undefined })}
      expandable={{ expandedRowKeys: open, showExpandColumn: false, expandedRowRender: (order) => <OrderItems items={order.orderItems} /> }}
      rowSelection={
        maySelect
          ? {
              selectedRowKeys: selection.selected.map(({ orderId }) => orderId),
              onSelect: (order, on) => selection.toggle([order], on),
              onSelectAll: (on, _rows, changed) => selection.toggle(changed, on),
              getCheckboxProps: ({ displayId }) => ({ 'aria-label': t('list.select', { displayId }) }),
            }
          : undefined
      }
    />
  );
}
