import { formatCents, toHundredths } from '@depot/contracts/amounts';
import { Alert } from '@depot/ui';
import { useOrdersCreditQuery } from '../../api/orders.js';
import { useTexts } from '../../texts.js';
import type { NewOrderState } from './useNewOrder.js';

/** Warning if the order exceeds the store's credit limit, or an error if the server will reject it. It loads late. */
export function CreditNotice({ order: { storeId, choosesStore, total } }: { order: NewOrderState }) {
  const { t } = useTexts();
  const asked = choosesStore ? { storeId } : {};
  const { currentData } = useOrdersCreditQuery(asked, { skip: storeId === undefined, refetchOnMountOrArgChange: true });
  const credit = currentData?.obj;
  if (!credit || credit.policy === 'NONE') return null;
  const [limit, owed, openOrders] = [credit.limit, credit.owed, credit.openOrders].map(toHundredths) as [
    number,
    number,
    number,
  ];
  const { cents = 0 } = total;
  if (owed + openOrders + cents <= limit) return null;
  const amounts = {
    limit: formatCents(limit),
    owed: formatCents(owed),
    open: formatCents(openOrders),
    order: formatCents(cents),
  };
  const stops = credit.policy === 'STOP';
  return (
    <Alert
      type={stops ? 'error' : 'warning'}
      showIcon
      role="alert"
      title={t(stops ? 'credit.stop' : 'credit.warn')}
      description={t('credit.amounts', amounts)}
    />
  );
}
