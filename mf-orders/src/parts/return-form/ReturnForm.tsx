import { failureMessage } from '@depot/api';
import type { Order, OrderReturn } from '@depot/contracts/orders';
import { ErrorState, Page, Skeleton } from '@depot/ui';
import { useOrdersReturnsOfOrderQuery } from '../../api/returns.js';
import { ReturnLines } from './ReturnLines.js';

interface ReturnFormProps {
  order: Order;
  /** The return that is changed; none for a new one. */
  existing?: OrderReturn;
}

/** Goods that come back from an order: first, what has come back already. */
export function ReturnForm({ order, existing }: ReturnFormProps) {
  const returns = useOrdersReturnsOfOrderQuery({ orderId: order.orderId }, { refetchOnMountOrArgChange: true });
  if (returns.error) return <ErrorState text={failureMessage(returns.error)} onRetry={() => void returns.refetch()} />;
  if (!returns.data || returns.isFetching) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 6 }} />
      </Page>
    );
  }
  const others = returns.data.list.filter(({ id }) => id !== existing?.id);
  return <ReturnLines order={order} existing={existing} others={others} />;
}
