import { mayTransition, type Order } from '@depot/contracts/orders';
import { useNotify } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { ActionBar, Button, Page, useConfirm } from '@depot/ui';
import { useOrdersConfirmMutation } from '../../api/orders.js';
import { useOrderPageState } from '../../ordering/OrderPageContext.js';
import { DeliveredItems } from '../../parts/order-items/DeliveredItems.js';
import { OrderLoader } from '../../parts/order-loader/OrderLoader.js';
import { OrderTitle } from '../../parts/order-loader/OrderTitle.js';
import { useReturnToList } from '../../parts/order-loader/useOrderParams.js';
import { useTexts } from '../../texts.js';

/** The store checks the delivered goods and confirms the order. */
export function OrderComplete() {
  const { t } = useTexts();
  const { r: role, v } = useClaims();
  return (
    <OrderLoader
      title={(displayId) => t('complete.title', { displayId })}
      allowed={({ status }) => mayTransition('confirm', status, role, v === 'true')}
    >
      {(order) => <Delivered order={order} />}
    </OrderLoader>
  );
}

function Delivered({ order }: { order: Order }) {
  const { t } = useTexts();
  const notify = useNotify();
  const ask = useConfirm();
  const back = useReturnToList();
  const [confirm] = useOrdersConfirmMutation();
  const { isStale, lock } = useOrderPageState();
  const complete = async () => {
    const run = async () => {
      const unlock = lock();
      try {
        await confirm({ orderId: order.orderId }).unwrap();
      } catch (failure) {
        unlock();
        throw failure;
      }
    };
    const detail = t('complete.which', { displayId: order.displayId });
    try {
      if (
        !(await ask({
          title: t('complete.confirmQuestion'),
          detail,
          yes: t('complete.confirm'),
          no: t('complete.no'),
          run,
        }))
      )
        return;
      notify.success(t('complete.done', { displayId: order.displayId }));
      back();
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return (
    <Page width="form">
      <OrderTitle order={order} onBack={back} />
      <p style={{ margin: 0 }}>{t('complete.hint')}</p>
      <DeliveredItems order={order} />
      <ActionBar>
        <Button size="large" onClick={back}>
          {t('back')}
        </Button>
        <Button type="primary" size="large" disabled={isStale} onClick={() => void complete()}>
          {t('complete.confirm')}
        </Button>
      </ActionBar>
    </Page>
  );
}
