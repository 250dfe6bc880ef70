import { isReturnInvoice } from '@depot/contracts/billing';
import type { Order } from '@depot/contracts/orders';
import { useBillingFindQuery } from '@depot/invoicing';
import { useMemo } from 'react';

/**
 * Order with the billed rates of its lines, which are the ones to credit; undefined until they are loaded. Without a
 * network, and for lines without an invoice, the rates are those of the order.
 */
export function useBilledOrder(order: Order): Order | undefined {
  const { data, isLoading } = useBillingFindQuery({ orderId: order.orderId }, { refetchOnMountOrArgChange: true });
  const billed = useMemo(() => {
    const live = (data ?? []).filter(({ invoiceId, status }) => status !== 'VOID' && !isReturnInvoice(invoiceId));
    const items = live.flatMap(({ invoiceItems }) => invoiceItems);
    const rates = new Map(items.map(({ orderItemId, rate }) => [orderItemId, rate]));
    const findRate = (orderItemId: number, rate: number) => rates.get(orderItemId) ?? rate;
    return {
      ...order,
      orderItems: order.orderItems.map((item) => ({ ...item, rate: findRate(item.orderItemId, item.rate) })),
    };
  }, [order, data]);
  return isLoading ? undefined : billed;
}
