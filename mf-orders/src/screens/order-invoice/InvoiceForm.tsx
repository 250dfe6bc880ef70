import type { Order, OrderItem } from '@depot/contracts/orders';
import { useBillingGenerateMutation } from '@depot/invoicing';
import { useNotify } from '@depot/remote-kit';
import { Button, EmptyState, Money, Page } from '@depot/ui';
import { useState } from 'react';
import { OrderHeader } from '../../parts/order-gate/OrderHead.js';
import { useReturnToList } from '../../parts/order-gate/useReturnToList.js';
import { StickyBar } from '../../parts/sticky-bar/StickyBar.js';
import { useTexts } from '../../texts.js';
import { asShipped, billedAmount, type BilledLine, billedLines, isBillable } from './billedLine.js';
import { BilledTable } from './BilledTable.js';

interface InvoiceFormProps {
  order: Order;
  /** Lines that are on no invoice yet. */
  items: readonly OrderItem[];
}

export function InvoiceForm({ order, items }: InvoiceFormProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const back = useReturnToList();
  const [lines, setLines] = useState<readonly BilledLine[]>(() => items.map(asShipped));
  const [create, { isLoading }] = useBillingGenerateMutation();
  const change = (orderItemId: number, part: Partial<BilledLine>) =>
    setLines((all) => all.map((line) => (line.item.orderItemId === orderItemId ? { ...line, ...part } : line)));
  const total = lines.reduce((sum, line) => sum + (line.chosen ? billedAmount(line) : 0), 0);

  const generate = async () => {
    try {
      const { obj } = await create({ orderId: order.orderId, orderItemList: billedLines(lines) }).unwrap();
      notify.success(t('generate.done', { invoiceId: obj.invoiceId }));
      back();
    } catch (failure) {
      notify.failure(failure);
    }
  };

  return (
    <Page width="form">
      <OrderHeader order={order} onBack={back} />
      {lines.length === 0 ? (
        <EmptyState text={t('generate.allBilled')} />
      ) : (
        <BilledTable lines={lines} onChange={change} />
      )}
      <StickyBar
        summary={
          <>
            <span>{t('invoice.total')}</span>
            <strong>
              <Money cents={total} />
            </strong>
          </>
        }
      >
        <Button size="large" onClick={back}>
          {t('back')}
        </Button>
        <Button
          type="primary"
          size="large"
          disabled={!isBillable(lines)}
          loading={isLoading}
          onClick={() => void generate()}
        >
          {t('actions.generateInvoice')}
        </Button>
      </StickyBar>
    </Page>
  );
}
