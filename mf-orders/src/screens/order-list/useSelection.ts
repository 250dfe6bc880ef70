import type { Order } from '@depot/contracts/orders';
import type { Selection } from '@depot/ui/data';
import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../texts.js';

export type SelectedOrder = Pick<Order, 'orderId' | 'displayId' | 'status'>;

/** Orders chosen for printing. The choice holds over pages; a chosen order's status follows what the list shows. */
export function useSelection(orders: readonly Order[] | undefined) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<ReadonlyMap<number, SelectedOrder>>(new Map());
  const selected = useMemo(() => {
    const shown = new Map(orders?.map((order) => [order.orderId, order]));
    return [...chosen.values()].map((order) => shown.get(order.orderId) ?? order);
  }, [chosen, orders]);

  const onChange = useCallback(
    (keys: readonly unknown[]) => {
      setChosen((before) => {
        const known = new Map<unknown, SelectedOrder>([
          ...before,
          ...(orders ?? []).map((order): [number, SelectedOrder] => [order.orderId, order]),
        ]);
        return new Map(keys.flatMap((key) => known.get(key) ?? []).map((order) => [order.orderId, order]));
      });
    },
    [orders],
  );
  const label = ({ displayId }: Order) => t('list.select', { displayId });
  const ofTable: Selection<Order> = { keys: [...chosen.keys()], onChange, label };
  return { selected, ofTable };
}
