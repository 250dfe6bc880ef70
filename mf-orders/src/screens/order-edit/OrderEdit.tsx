import { mayEditLines } from '@depot/contracts/orders';
import { useClaims } from '@depot/session';
import { OrderGate } from '../../parts/order-gate/OrderGate.js';
import { useTexts } from '../../texts.js';
import { EditForm } from './EditForm.js';
import { OrderRead } from './OrderRead.js';

/** The lines of an order: to change as long as role and status allow it, else to read. */
export function OrderEdit() {
  const { t } = useTexts();
  const { r: role, v } = useClaims();
  return (
    <OrderGate title={(displayId) => t('edit.title', { displayId })}>
      {(order, reload) =>
        mayEditLines(role, order.status, v === 'true') ? (
          <EditForm order={order} reload={reload} />
        ) : (
          <OrderRead order={order} />
        )
      }
    </OrderGate>
  );
}
