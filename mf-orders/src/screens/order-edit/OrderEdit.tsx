import { mayEditLines, type Order } from '@depot/contracts/orders';
import { useClaims } from '@depot/session';
import { Page } from '@depot/ui';
import { OrderGate } from '../../parts/order-gate/OrderGate.js';
import { OrderHeader } from '../../parts/order-gate/OrderHead.js';
import { useReturnToList } from '../../parts/order-gate/useOrderParams.js';
import { DeliveredItems } from '../../parts/order-items/DeliveredItems.js';
import { useTexts } from '../../texts.js';
import { EditForm } from './EditForm.js';

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

/** An order that cannot be changed here any more. */
function OrderRead({ order }: { order: Order }) {
  const back = useReturnToList();
  return (
    <Page width="form">
      <OrderHeader order={order} onBack={back} />
      <DeliveredItems items={order.orderItems} />
    </Page>
  );
}
