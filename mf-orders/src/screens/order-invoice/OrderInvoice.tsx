import { failureMessage } from '@depot/api';
import type { Order, OrderItem } from '@depot/contracts/orders';
import { useBillingFindQuery, useBillingGenerateMutation } from '@depot/invoicing';
import { useNotify } from '@depot/remote-kit';
import { Link } from '@depot/router';
import { useMay } from '@depot/session';
import { ActionBar, Button, EmptyState, ErrorState, Money, Page, Skeleton, useUnsavedChanges } from '@depot/ui';
import { useState } from 'react';
import { FreeLines } from '../../parts/free-lines/FreeLines.js';
import { OrderLoader } from '../../parts/order-loader/OrderLoader.js';
import { OrderTitle } from '../../parts/order-loader/OrderTitle.js';
import { useReturnToList } from '../../parts/order-loader/useOrderParams.js';
import { useTexts } from '../../texts.js';
import {
  type BilledLine,
  deductReturned,
  findBillingProblem,
  isBilledFree,
  sumBilledLines,
  toBilledLines,
  toShippedLine,
} from './billedLine.js';
import { BilledTable } from './BilledTable.js';

/** Makes an invoice of the lines of a done order that are on none yet. */
export function OrderInvoice() {
  const { t } = useTexts();
  const mayGenerate = useMay('invoice.generate');
  return (
    <OrderLoader
      title={(displayId) => t('generate.title', { displayId })}
      allowed={({ status }) => status === 'DONE' && mayGenerate}
    >
      {(order) => <UnbilledLines order={order} />}
    </OrderLoader>
  );
}

function UnbilledLines({ order }: { order: Order }) {
  const { data, error, isFetching, refetch } = useBillingFindQuery(
    { orderId: order.orderId },
    { refetchOnMountOrArgChange: true },
  );
  // keeps the form mounted during a refetch, so that its input is not lost
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && data && !isFetching && !error) setBegun(true);
  if (error && !hasBegun) return <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data || !hasBegun) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 6 }} />
      </Page>
    );
  }
  const live = data.filter(({ status, returnId }) => status !== 'VOID' && returnId === null);
  const billed = new Set(live.flatMap(({ invoiceItems }) => invoiceItems.map(({ orderItemId }) => orderItemId)));
  const unbilled = order.orderItems.filter(({ orderItemId }) => !billed.has(orderItemId));
  return <InvoiceForm order={order} items={deductReturned(unbilled, data)} />;
}

interface InvoiceFormProps {
  order: Order;
  /** Lines that are on no invoice yet. */
  items: readonly OrderItem[];
}

function InvoiceForm({ order, items }: InvoiceFormProps) {
  const { t } = useTexts();
  const back = useReturnToList();
  const [shipped] = useState<readonly BilledLine[]>(() => items.map(toShippedLine));
  const [lines, setLines] = useState(shipped);
  const { release } = useUnsavedChanges(lines !== shipped);
  const change = (orderItemId: number, part: Partial<BilledLine>) =>
    setLines((all) => all.map((line) => (line.item.orderItemId === orderItemId ? { ...line, ...part } : line)));
  const lacks = findBillingProblem(lines);
  const { generate, isLoading } = useGenerate(order.orderId, () => {
    release();
    back();
  });
  return (
    <Page width="form" waits={isLoading}>
      <OrderTitle order={order} onBack={back} />
      <FreeLines names={lines.filter(isBilledFree).map(({ item }) => item.name)} />
      {lines.length === 0 ? (
        <EmptyState text={t('generate.allBilled')}>
          <Link to={`/in/order/edit?id=${order.orderId}`}>
            {t('generate.openOrder', { displayId: order.displayId })}
          </Link>
        </EmptyState>
      ) : (
        <BilledTable lines={lines} onChange={change} />
      )}
      <ActionBar
        summary={
          <>
            <span>{t('invoice.total')}</span>
            <strong>
              <Money cents={sumBilledLines(lines)} />
            </strong>
          </>
        }
        waitsFor={lines.length > 0 && lacks ? t(lacks) : undefined}
      >
        <Button size="large" onClick={back}>
          {t('back')}
        </Button>
        <Button
          type="primary"
          size="large"
          disabled={lacks !== undefined}
          loading={isLoading}
          onClick={() => void generate(lines)}
        >
          {t('actions.generateInvoice')}
        </Button>
      </ActionBar>
    </Page>
  );
}

/** Creates the invoice and shows its number. */
function useGenerate(orderId: number, onDone: () => void) {
  const { t } = useTexts();
  const notify = useNotify();
  const [create, { isLoading }] = useBillingGenerateMutation();
  const generate = async (lines: readonly BilledLine[]) => {
    try {
      const { obj } = await create({ orderId, orderItemList: toBilledLines(lines) }).unwrap();
      notify.success(t('generate.done', { invoiceId: obj.invoiceId }));
      onDone();
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return { generate, isLoading };
}
