import { isBulk } from '@depot/contracts/amounts';
import type { PickProposal } from '@depot/contracts/inventory';
import type { OrderItem } from '@depot/contracts/orders';
import { useMemo } from 'react';
import { useOrdersProposePicksQuery } from '../../api/inventory.js';

/** What should leave first for each product of an order. Empty until it is known; picking does not wait for it. */
export function useProposal(items: readonly OrderItem[]): ReadonlyMap<number, PickProposal> {
  const lines = useMemo(
    () =>
      items.map(({ productId, hasWeight, quantity, weight }) =>
        isBulk(hasWeight) ? { productId, weight } : { productId, quantity },
      ),
    [items],
  );
  const { data } = useOrdersProposePicksQuery({ lines }, { refetchOnMountOrArgChange: true });
  return useMemo(() => new Map(data?.list.map((proposal) => [proposal.productId, proposal])), [data]);
}
