import { failureMessage, shownAnswer } from '@depot/api';
import { type Order, shippedStatuses } from '@depot/contracts/orders';
import { listAddress, useNavigate, useSearchParams } from '@depot/router';
import { Button, DateText, Input, Page, PageHeader, SearchOutlined, StatusTag } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useOrdersQueryQuery } from '../../api/orders.js';
import { OrderLoader } from '../../parts/order-loader/OrderLoader.js';
import { useOrderParams } from '../../parts/order-loader/useOrderParams.js';
import { ReturnForm } from '../../parts/return-form/ReturnLines.js';
import { useTexts } from '../../texts.js';
import classes from './choice.module.css';

/** Records goods returned from a shipped order. */
export function ReturnNew() {
  const { t } = useTexts();
  const { orderId } = useOrderParams();
  const [, setParams] = useSearchParams();
  if (orderId === undefined) return <OrderChoice onChoose={(chosen) => setParams({ orderId: String(chosen) })} />;
  return (
    <OrderLoader
      title={(displayId) => t('returns.newTitle', { displayId })}
      allowed={({ status }) => shippedStatuses.includes(status)}
    >
      {(order) => <ReturnForm order={order} />}
    </OrderLoader>
  );
}

/** Selects the shipped order of the returned goods. */
function OrderChoice({ onChoose }: { onChoose: (orderId: number) => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const request = { page: 0, statuses: [...shippedStatuses], ...(number && { displayId: Number(number) }) };
  const query = useOrdersQueryQuery(request, { refetchOnMountOrArgChange: true });
  const { error, isFetching, refetch } = query;
  const columns = useChoiceColumns(onChoose);
  return (
    <Page floor>
      <PageHeader
        onBack={() => void navigate(listAddress('/in/return'))}
        backLabel={t('back')}
        summary={t('returns.which')}
        filters={<NumberFilter value={number} onChange={setNumber} />}
      />
      <DataTable<Order>
        label={t('returns.which')}
        columns={columns}
        rows={shownAnswer(query)?.list}
        rowKey="orderId"
        updating={isFetching}
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t('returns.noOrder')}
        onOpen={({ orderId }) => onChoose(orderId)}
      />
    </Page>
  );
}

/** Finds an order by its number; accepts digits only. */
function NumberFilter({ value, onChange }: { value: string; onChange: (digits: string) => void }) {
  const { t } = useTexts();
  return (
    <Input
      className={classes.search}
      autoFocus
      allowClear
      inputMode="numeric"
      prefix={<SearchOutlined />}
      aria-label={t('list.number')}
      placeholder={t('list.number')}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 9))}
    />
  );
}

/** Which order it is, and choosing it. */
function useChoiceColumns(onChoose: (orderId: number) => void): DataColumn<Order>[] {
  const { t } = useTexts();
  return [
    { key: 'id', title: t('list.columns.id'), render: (_, { displayId }) => displayId },
    { key: 'date', card: 'line', title: t('list.columns.date'), render: (_, { time }) => <DateText time={time} /> },
    {
      key: 'status',
      card: 'amount',
      title: t('list.columns.status'),
      render: (_, { status }) => <StatusTag order={status} />,
    },
    { key: 'store', card: 'line', title: t('list.columns.storeName'), dataIndex: 'storeName' },
    {
      key: 'actions',
      title: t('list.columns.actions'),
      actions: true,
      render: (_, { orderId }) => (
        <Button size="small" onClick={() => onChoose(orderId)}>
          {t('returns.choose')}
        </Button>
      ),
    },
  ];
}
