import { shippedStatuses } from '@depot/contracts/orders';
import { useSearchParams } from '@depot/router';
import { OrderGate } from '../../parts/order-gate/OrderGate.js';
import { useOrderParams } from '../../parts/order-gate/useOrderParams.js';
import { ReturnForm } from '../../parts/return-form/ReturnForm.js';
import { useTexts } from '../../texts.js';
import { OrderChoice } from './OrderChoice.js';

/** Records goods that come back from a shipped order. */
export function ReturnNew() {
  const { t } = useTexts();
  const { orderId } = useOrderParams();
  const [, setParams] = useSearchParams();
  if (orderId === undefined) return <OrderChoice onChoose={(chosen) => setParams({ orderId: String(chosen) })} />;
  return (
    <OrderGate
      title={(displayId) => t('returns.newTitle', { displayId })}
      allowed={({ status }) => shippedStatuses.includes(status)}
    >
      {(order) => <ReturnForm order={order} />}
    </OrderGate>
  );
}
