import { failureMessage } from '@depot/api';
import type { OrderReturn } from '@depot/contracts/orders';
import { useBillingFindQuery } from '@depot/invoicing';
import { usePageTitle } from '@depot/remote-kit';
import { Navigate } from '@depot/router';
import { Alert, ErrorState, Page, Skeleton } from '@depot/ui';
import { useState } from 'react';
import { useOrdersFindReturnQuery } from '../../api/orders.js';
import { useFreshOrder } from '../../ordering/useFreshOrder.js';
import { useOrderParams } from '../../parts/order-loader/useOrderParams.js';
import { ReturnForm } from '../../parts/return-form/ReturnLines.js';
import { ReturnItems } from '../../parts/return-items/ReturnItems.js';
import { useTexts } from '../../texts.js';

/** A return: to change until its invoice is paid, then to read. */
export function ReturnEdit() {
  const { orderId: id } = useOrderParams(); // `?id=…`
  return id === undefined ? <Navigate to="/in/return" replace /> : <ReturnOf key={id} id={id} />;
}

function ReturnOf({ id }: { id: number }) {
  const { t } = useTexts();
  const { data, error, refetch } = useOrdersFindReturnQuery({ id }, { refetchOnMountOrArgChange: true });
  const [begun, setBegun] = useState(0);
  const reload = () => void refetch().then(() => setBegun((times) => times + 1));
  usePageTitle(t('returns.title', { displayId: data?.obj.displayId ?? '' }));
  if (error && !data) return <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return <LoadedReturn key={`${data.obj.id} ${begun}`} existing={data.obj} reload={reload} reread={refetch} />;
}

interface LoadedReturnProps {
  existing: OrderReturn;
  /** Starts over with the stored return. */
  reload: () => void;
  /** Refetches the stored return and keeps the input. */
  reread: () => Promise<unknown>;
}

function LoadedReturn({ existing, reload: startAnew, reread }: LoadedReturnProps) {
  const { t } = useTexts();
  const invoice = useBillingFindQuery({ returnId: existing.id }, { refetchOnMountOrArgChange: true });
  const { order, error, reload } = useFreshOrder(existing.orderId);
  const failure = error ?? (invoice.data ? undefined : invoice.error);
  const retry = () => {
    reload();
    void invoice.refetch();
  };
  if (failure) return <ErrorState text={failureMessage(failure)} onRetry={retry} />;
  if (!order || !invoice.data) return <Waiting />;
  const [credit] = invoice.data;
  if (credit?.status !== 'PAID' && !credit?.isSealed)
    return <ReturnForm order={order} existing={existing} reload={startAnew} reread={reread} />;
  return (
    <Page width="form">
      <Alert type="info" showIcon title={t('returns.paid')} />
      <ReturnItems items={existing.items} />
    </Page>
  );
}

function Waiting() {
  return (
    <Page>
      <Skeleton active paragraph={{ rows: 6 }} />
    </Page>
  );
}
