import { useEffect, useState } from 'react';
import { toHundredths } from '@depot/contracts/amounts';
import type { Order } from '@depot/contracts/orders';
import { useLazyOrdersUnitQuery } from '../../api/inventory.js';
import type { ShippedPiece } from './returnPieces.js';

interface Loaded {
  pieces?: readonly ShippedPiece[];
  error?: unknown;
}

/** The pieces that left on an order, with their weights and labels. */
export function usePiecesOfOrder(order: Order) {
  const [find] = useLazyOrdersUnitQuery();
  const [loaded, setLoaded] = useState<Loaded>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const ids = order.orderItems.flatMap(({ scannedInvIds }) => scannedInvIds);
    Promise.all(ids.map((id) => find({ id }, true).unwrap())).then(
      (answers) => {
        const pieces = answers.map(({ obj: { inventoryId, productId, weight, qrValue, qrText } }) => {
          return { inventoryId, productId, weight: toHundredths(weight), qrValue, qrText };
        });
        if (current) setLoaded({ pieces });
      },
      (error: unknown) => current && setLoaded({ error }),
    );
    return () => {
      current = false;
    };
  }, [find, order, attempt]);
  return { ...loaded, retry: () => setAttempt((count) => count + 1) };
}
