import type { OrderReturn } from '@depot/contracts/orders';
import { Button, DateText } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { ItemsToggle } from '../../parts/order-items/ItemsToggle.js';
import { useTexts } from '../../texts.js';
import { ReturnActions } from './ReturnActions.js';

/** Columns of the list of returns, and the returns whose lines they show. */
export function useReturnColumns(onInvoice: (returnId: number) => void): {
  columns: DataColumn<OrderReturn>[];
  open: readonly number[];
} {
  const { t } = useTexts();
  const [open, setOpen] = useState<readonly number[]>([]);
  const columns = useMemo((): DataColumn<OrderReturn>[] => {
    const toggle = (id: number) =>
      setOpen((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]));
    return [
      { key: 'id', title: t('list.columns.id'), width: 90, render: (_, { displayId }) => displayId },
      { key: 'date', title: t('list.columns.date'), width: 110, render: (_, { time }) => <DateText time={time} /> },
      { key: 'order', title: t('returns.order'), width: 110, render: (_, { orderDisplayId }) => `#${orderDisplayId}` },
      { key: 'store', title: t('list.columns.storeName'), dataIndex: 'storeName' },
      {
        key: 'invoice',
        title: t('actions.invoice'),
        width: 110,
        render: (_, { id, invoiceId }) => (
          <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => onInvoice(id)}>
            {invoiceId}
          </Button>
        ),
      },
      {
        key: 'items',
        title: t('returns.items'),
        width: 140,
        render: (_, { id, items }) => (
          <ItemsToggle open={open.includes(id)} count={items.length} onToggle={() => toggle(id)} />
        ),
      },
      {
        key: 'actions',
        title: t('list.columns.actions'),
        width: 170,
        actions: true,
        render: (_, row) => <ReturnActions row={row} />,
      },
    ];
  }, [t, open, onInvoice]);
  return { columns, open };
}
