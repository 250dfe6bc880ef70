import type { DeliveryReceipt } from '@depot/contracts/inbound';
import classes from '../../parts/items.module.css';
import { useTexts } from '../../texts.js';

/** What a receipt announces, and what came where it has been received. */
export function ReceiptItems({ receipt }: { receipt: DeliveryReceipt }) {
  const { t } = useTexts();
  const received = receipt.status === 'COMPLETED';
  return (
    <table className={classes.items}>
      <thead>
        <tr>
          <th>{t('receipt.boxName')}</th>
          <th>{t('receipt.product')}</th>
          <th className={classes.number}>{t('receipt.quantity')}</th>
          {received && <th className={classes.number}>{t('receipt.received')}</th>}
        </tr>
      </thead>
      <tbody>
        {receipt.deliveryReceiptItems.map((item) => (
          <tr key={item.deliveryReceiptItemId}>
            <td>{item.nameOnBox || '–'}</td>
            <td>{item.productName}</td>
            <td className={classes.number}>{item.quantity}</td>
            {received && (
              <td className={classes.number}>
                {item.receivedQuantity ?? '–'}
                <Difference expected={item.quantity} received={item.receivedQuantity} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Difference({ expected, received }: { expected: number; received: number | undefined }) {
  const { t } = useTexts();
  if (received === undefined || received === expected) return null;
  const count = Math.abs(received - expected);
  return (
    <span className={classes.difference}>{t(received < expected ? 'receipt.short' : 'receipt.over', { count })}</span>
  );
}
