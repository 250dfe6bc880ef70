import { mayEditLines, type Order } from '@depot/contracts/orders';
import { useClaims } from '@depot/session';
import { Page } from '@depot/ui';
import { DeliveredItems } from '../../parts/order-items/DeliveredItems.js';
import { OrderLoader } from '../../parts/order-loader/OrderLoader.js';
import { OrderTitle } from '../../parts/order-loader/OrderTitle.js';
import { useReturnToList } from '../../parts/order-loader/useOrderParams.js';
import { useTexts } from '../../texts.js';
import { EditForm } from './EditForm.js';
import classes from './order.module.css';
import { OrderActions } from './OrderActions.js';
import { OrderAside } from './OrderAside.js';

/**
 * The place of an order for its whole life: its lines, to change as long as role and status allow it, and its story.
 */
export function OrderEdit() {
  const { t } = useTexts();
  const { r: role, v } = useClaims();
  return (
    <OrderLoader withHistory title={(displayId) => t('edit.title', { displayId })}>
      {(order, reload) =>
        mayEditLines(role, order.status, v === 'true') ? (
          <EditForm order={order} reload={reload} />
        ) : (
          <OrderRead order={order} reload={reload} />
        )
      }
    </OrderLoader>
  );
}

/** Read-only view of an order that can no longer be edited here. */
function OrderRead({ order, reload }: { order: Order; reload: () => void }) {
  const back = useReturnToList();
  return (
    <Page>
      <OrderTitle order={order} onBack={back} actions={<OrderActions order={order} reload={reload} />} />
      <div className={classes.body}>
        <div className={classes.main}>
          <DeliveredItems order={order} />
        </div>
        <OrderAside order={order} />
      </div>
    </Page>
  );
}
