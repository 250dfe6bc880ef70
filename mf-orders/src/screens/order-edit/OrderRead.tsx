import type { Order } from '@depot/contracts/orders';
import { Page } from '@depot/ui';
import { OrderHeader } from '../../parts/order-gate/OrderHead.js';
import { useReturnToList } from '../../parts/order-gate/useReturnToList.js';
import { DeliveredItems } from '../../parts/order-items/DeliveredItems.js';

/** An order that cannot be changed here any more. */
export function OrderRead({ order }: { order: Order }) {
  const back = useReturnToList();
  return (
    <Page width="form">
      <OrderHeader order={order} onBack={back} />
      <DeliveredItems items={order.orderItems} />
    </Page>
  );
}
