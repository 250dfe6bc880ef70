import { useCallback, useMemo, useState } from 'react';
import type { Order } from '@depot/contracts/orders';

export type SelectedOrder = Pick<Order, 'orderId' | 'displayId' | 'status'>;
export type Selection = ReturnType<typeof useSelection>;

/** Orders chosen for printing. The choice holds over pages; a chosen order's status follows what the list shows. */
export function useSelection(orders: readonly Order[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, SelectedOrder>>(new Map());
  const selected = useMemo(() => {
    const shown = new Map(orders.map((order) => [order.orderId, order]));
    return [...chosen.values()].map((order) => shown.get(order.orderId) ?? order);
  }, [chosen, orders]);
  const toggle = useCallback((rows: readonly SelectedOrder[], on: boolean) => {
    setChosen((all) => {
      const next = new Map(all);
      rows.forEach((row) => (on ? next.set(row.orderId, row) : next.delete(row.orderId)));
      return next;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Map()), []);
  return { selected, has: (orderId: number) => chosen.has(orderId), toggle, clear };
}
