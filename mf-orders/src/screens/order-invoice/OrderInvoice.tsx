import { failureMessage } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { useBillingFindQuery } from '@depot/invoicing';
import { useMay } from '@depot/session';
import { ErrorState, Page, Skeleton } from '@depot/ui';
import { OrderGate } from '../../parts/order-gate/OrderGate.js';
import { useTexts } from '../../texts.js';
import { InvoiceForm } from './InvoiceForm.js';

/** Makes an invoice of the lines of a done order that are on none yet. */
export function OrderInvoice() {
  const { t } = useTexts();
  const mayGenerate = useMay('invoice.generate');
  return (
    <OrderGate
      title={(displayId) => t('generate.title', { displayId })}
      allowed={({ status }) => status === 'DONE' && mayGenerate}
    >
      {(order) => <UnbilledLines order={order} />}
    </OrderGate>
  );
}

function UnbilledLines({ order }: { order: Order }) {
  const { data, error, isFetching, refetch } = useBillingFindQuery(
    { orderId: order.orderId },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data || isFetching) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 6 }} />
      </Page>
    );
  }
  const live = data.filter(({ status, returnId }) => status !== 'VOID' && returnId === null);
  const billed = new Set(live.flatMap(({ invoiceItems }) => invoiceItems.map(({ orderItemId }) => orderItemId)));
  return <InvoiceForm order={order} items={order.orderItems.filter(({ orderItemId }) => !billed.has(orderItemId))} />;
}
