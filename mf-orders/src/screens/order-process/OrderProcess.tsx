import { mayTransition } from '@depot/contracts/orders';
import { useClaims } from '@depot/session';
import { OrderLoader } from '../../parts/order-loader/OrderLoader.js';
import { useTexts } from '../../texts.js';
import { ProcessForm } from './ProcessForm.js';

/** Settles the final lines of a pending order: quantities, rates, substitutes. */
export function OrderProcess() {
  const { t } = useTexts();
  const { r: role, v } = useClaims();
  return (
    <OrderLoader
      title={(displayId) => t('process.title', { displayId })}
      allowed={({ status }) => mayTransition('process', status, role, v === 'true')}
    >
      {(order, reload) => <ProcessForm order={order} reload={reload} />}
    </OrderLoader>
  );
}
