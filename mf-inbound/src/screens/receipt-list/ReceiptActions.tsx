import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, Space, useConfirm } from '@depot/ui';
import { useInboundCancelReceiptMutation } from '../../api/receipts.js';
import { inboundPath } from '../../parts/paths.js';
import { useTexts } from '../../texts.js';

/** A receipt that waits can be received or called off. */
export function ReceiptActions({ receipt }: { receipt: DeliveryReceipt }) {
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
