import type { OrderReturn } from '@depot/contracts/orders';
import type { TFunction } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, DateText, DeleteOutlined, EditOutlined, useConfirm } from '@depot/ui';
import { type DataColumn, RowButton } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { useOrdersDeleteReturnMutation } from '../../api/orders.js';
import { ItemsToggle } from '../../parts/order-items/OrderItems.js';
import classes from '../../parts/return-form/returns.module.css';
import { useTexts } from '../../texts.js';

/** Columns of the list of returns, and the returns whose lines are expanded. */
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
      ...headerColumns(t),
      {
        key: 'invoice',
        card: 'amount',
        title: t('actions.invoice'),
        width: 110,
        render: (_, row) => <InvoiceLink row={row} onInvoice={onInvoice} />,
      },
      {
        key: 'items',
        card: 'foot',
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

/** Number, day and order of the return. */
function headerColumns(t: TFunction<'mf-orders'>): DataColumn<OrderReturn>[] {
  return [
    { key: 'id', title: t('list.columns.id'), width: 90, render: (_, { displayId }) => displayId },
    {
      key: 'date',
      card: 'line',
      title: t('list.columns.date'),
      width: 110,
      render: (_, { time }) => <DateText time={time} />,
    },
    {
      key: 'order',
      card: 'line',
      title: t('returns.order'),
      width: 110,
      render: (_, { orderDisplayId }) => `#${orderDisplayId}`,
    },
    { key: 'store', card: 'line', title: t('list.columns.storeName'), dataIndex: 'storeName' },
  ];
}

/** The credit that the return has made, which opens. */
function InvoiceLink({ row, onInvoice }: { row: OrderReturn; onInvoice: (returnId: number) => void }) {
  return (
    <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => onInvoice(row.id)}>
      {row.invoiceId}
    </Button>
  );
}

/** Changing a return, and undoing it after its question. */
function ReturnActions({ row }: { row: OrderReturn }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const notify = useNotify();
  const confirm = useConfirm();
  const mayEdit = useMay('return.edit');
  const [remove] = useOrdersDeleteReturnMutation();
  if (!mayEdit) return null;
  const { id, displayId, invoiceId } = row;
  const undo = () => {
    const run = () => remove({ id }).unwrap();
    const detail = t('returns.deleteDetail', { invoiceId });
    const question = {
      title: t('returns.deleteQuestion', { displayId }),
      detail,
      yes: t('returns.deleteYes'),
      no: t('returns.deleteNo'),
      danger: true,
      run,
    };
    void confirm(question)
      .then((done) => done && notify.success(t('returns.deleted', { displayId })))
      .catch(notify.failure);
  };
  return (
    <div className={classes.actions}>
      <Button size="small" icon={<EditOutlined />} onClick={() => void navigate(`/in/return/edit?id=${id}`)}>
        {t('actions.edit')}
      </Button>
      <RowButton
        danger
        icon={<DeleteOutlined />}
        word={t('actions.delete')}
        name={t('returns.delete', { displayId })}
        onClick={undo}
      />
    </div>
  );
}
