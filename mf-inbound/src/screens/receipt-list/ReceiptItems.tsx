import type { DeliveryReceipt } from '@depot/contracts/inbound';
import classes from '../../parts/items.module.css';
import { useTexts } from '../../texts.js';

/** Announced items of a receipt, and the received amounts of a completed one. */
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
                <Received item={item} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Received amount and its difference from the announced one. Counted goods have any number of pieces per box. */
function Received({ item }: { item: DeliveryReceipt['deliveryReceiptItems'][number] }) {
  const { t } = useTexts();
  const { hasWeight, quantity, receivedQuantity } = item;
  if (receivedQuantity === undefined) return <>–</>;
  if (hasWeight === 'No') return <>{t('confirm.pieces', { count: receivedQuantity })}</>;
  const count = Math.abs(receivedQuantity - quantity);
  return (
    <>
      {receivedQuantity}
      {count > 0 && (
        <span className={classes.difference}>
          {t(receivedQuantity < quantity ? 'receipt.short' : 'receipt.over', { count })}
        </span>
      )}
    </>
  );
}
