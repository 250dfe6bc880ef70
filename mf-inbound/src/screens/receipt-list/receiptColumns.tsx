import type { DeliveryReceipt } from '@depot/contracts/inbound';
import type { TFunction } from '@depot/i18n';
import { DateText, StatusTag } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { ReceiptActions } from './ReceiptActions.js';

export function receiptColumns(t: TFunction<'mf-inbound'>): DataColumn<DeliveryReceipt>[] {
  return [
    { key: 'id', title: t('receipt.id'), render: (_, { displayId }) => <strong>{displayId}</strong> },
    { key: 'status', title: t('receipt.status'), render: (_, { status }) => <StatusTag receipt={status} /> },
    {
      key: 'arrival',
      title: t('receipt.arrival'),
      render: (_, { estimateArrivalTime }) => <DateText time={estimateArrivalTime} withTime />,
    },
    { key: 'createdBy', title: t('receipt.createdBy'), dataIndex: 'createdBy' },
    { key: 'createdOn', title: t('receipt.createdOn'), render: (_, { time }) => <DateText time={time} /> },
    {
      key: 'boxes',
      title: t('receipt.boxes'),
      numeric: true,
      render: (_, { deliveryReceiptItems }) => deliveryReceiptItems.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    { key: 'actions', actions: true, render: (_, receipt) => <ReceiptActions receipt={receipt} /> },
  ];
}
