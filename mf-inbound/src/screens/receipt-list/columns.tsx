import type { DeliveryReceipt } from '@depot/contracts/inbound';
import type { TFunction } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, DateText, Dropdown, EllipsisOutlined, StatusTag, useConfirm } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useInboundCancelReceiptMutation } from '../../api/inbound.js';
import { buildInboundPath } from '../../parts/places.js';
import { useTexts } from '../../texts.js';
import classes from './receipts.module.css';

/** Columns of a receipt. On a card, the number of boxes has no heading, so its text includes the unit. */
export function buildReceiptColumns(t: TFunction<'mf-inbound'>, phone: boolean): DataColumn<DeliveryReceipt>[] {
  return [
    { key: 'id', title: t('receipt.id'), render: (_, { displayId }) => <strong>{displayId}</strong> },
    {
      key: 'status',
      card: 'amount',
      title: t('receipt.status'),
      render: (_, { status }) => <StatusTag receipt={status} />,
    },
    {
      key: 'arrival',
      card: 'line',
      title: t('receipt.arrival'),
      render: (_, { estimateArrivalTime }) => <DateText time={estimateArrivalTime} withTime />,
    },
    { key: 'createdBy', card: 'line', title: t('receipt.createdBy'), dataIndex: 'createdBy' },
    {
      key: 'createdOn',
      tableOnly: true,
      title: t('receipt.createdOn'),
      render: (_, { time }) => <DateText time={time} />,
    },
    {
      key: 'boxes',
      card: 'line',
      title: t('receipt.boxes'),
      numeric: true,
      render: (_, { deliveryReceiptItems }) => {
        const count = deliveryReceiptItems.reduce((sum, { quantity }) => sum + quantity, 0);
        return phone ? t('inbound.boxCount', { count }) : count;
      },
    },
    { key: 'actions', actions: true, render: (_, receipt) => <ReceiptActions receipt={receipt} /> },
  ];
}

/** A receipt that waits can be received or, in a menu apart from that, called off. */
function ReceiptActions({ receipt }: { receipt: DeliveryReceipt }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayRun = useMay('inbound.run');
  const mayCancel = useMay('deliveryReceipt.edit');
  if (receipt.status !== 'NEW') return null;
  return (
    <span className={classes.actions}>
      {mayRun && (
        <Button size="small" type="primary" ghost onClick={() => void navigate(buildInboundPath(receipt.id))}>
          {t('receipt.inbound')}
        </Button>
      )}
      {mayCancel && <MoreMenu receipt={receipt} />}
    </span>
  );
}

function MoreMenu({ receipt: { id, displayId } }: { receipt: DeliveryReceipt }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notify = useNotify();
  const [cancel] = useInboundCancelReceiptMutation();
  const confirmCancel = () =>
    confirm({
      title: t('receipt.cancelAsk', { displayId }),
      detail: t('receipt.cancelDetail'),
      yes: t('receipt.cancel'),
      no: t('receipt.keep'),
      danger: true,
      run: () =>
        cancel({ id })
          .unwrap()
          .then(({ message }) => notify.success(message), notify.failure),
    });
  const item = { key: 'cancel', danger: true, label: t('receipt.cancel'), onClick: () => void confirmCancel() };
  return (
    <Dropdown trigger={['click']} menu={{ items: [item] }}>
      <Button size="small" type="text" icon={<EllipsisOutlined />} aria-label={t('receipt.more', { displayId })} />
    </Dropdown>
  );
}
