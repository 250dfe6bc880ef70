import type { DeliveryReceipt } from '@depot/contracts/inbound';
import type { TFunction } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, DateText, Space, StatusTag, useConfirm } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useInboundCancelReceiptMutation } from '../../api/inbound.js';
import { inboundPath } from '../../parts/places.js';
import { useTexts } from '../../texts.js';

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

/** A receipt that waits can be received or called off. */
function ReceiptActions({ receipt }: { receipt: DeliveryReceipt }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const notify = useNotify();
  const mayRun = useMay('inbound.run');
  const mayCancel = useMay('deliveryReceipt.edit');
  const [cancel] = useInboundCancelReceiptMutation();
  if (receipt.status !== 'NEW') return null;

  const ask = () =>
    confirm({
      title: t('receipt.cancelAsk', { displayId: receipt.displayId }),
      detail: t('receipt.cancelDetail'),
      yes: t('receipt.cancel'),
      no: t('receipt.keep'),
      danger: true,
      run: () =>
        cancel({ id: receipt.id })
          .unwrap()
          .then(({ message }) => notify.success(message), notify.failure),
    });
  return (
    <Space size={4}>
      {mayRun && (
        <Button size="small" type="primary" ghost onClick={() => void navigate(inboundPath(receipt.id))}>
          {t('receipt.inbound')}
        </Button>
      )}
      {mayCancel && (
        <Button size="small" type="text" danger onClick={() => void ask()}>
          {t('receipt.cancel')}
        </Button>
      )}
    </Space>
  );
}
