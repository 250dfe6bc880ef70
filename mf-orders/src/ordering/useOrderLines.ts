import type { Order } from '@depot/contracts/orders';
import { useIsHere } from '@depot/router';
import { useMay } from '@depot/session';
import { useIdentityUsersQuery } from '@depot/shared-reads';
import { useEffect, useMemo, useState } from 'react';
import { useOrderGate } from '../parts/order-gate/GateContext.js';
import { type DraftLine, draftOf, isBlank, isComplete } from './draftLine.js';
import { mergeLines } from './mergeLines.js';
import { type Orderable, storeRate } from './orderable.js';
import { orderProducts } from './orderProducts.js';
import { noShortages, type Shortages, shortagesOf } from './shortages.js';
import { useLines } from './useLines.js';
import { useOrderables } from './useOrderables.js';

/**
 * The lines of an order that exists while they are changed: products as this order sees them, rates of its store, what
 * is short.
 */
export function useOrderLines(order: Order) {
  const offer = useOrderables(order.storeId);
  const seesStores = useMay('store.read');
  const stores = useIdentityUsersQuery({ role: 'STORE' }, { skip: !seesStores });
  const [initial] = useState(() => order.orderItems.map(draftOf));
  const { kept } = useOrderGate();
  const isHere = useIsHere();
  const lines = useLines(() =>
    kept.current ? mergeLines(kept.current.before, kept.current.written, initial) : initial,
  );
  useEffect(() => {
    kept.current = lines.lines === initial ? undefined : { before: initial, written: lines.lines };
  }, [kept, initial, lines.lines]);
  const [shortages, setShortages] = useState<Shortages>(noShortages);
  const products = useMemo(() => orderProducts(order, offer.byId), [order, offer.byId]);
  const choices = useMemo(
    () => offer.choices.map((product) => products.get(product.productId) ?? product),
    [offer.choices, products],
  );
  const store = stores.data?.list.find(({ id }) => id === order.storeId);

  return {
    lines,
    products,
    choices,
    shortages,
    rateOf: (product: Orderable) => storeRate(store, product),
    /** Marks what the server says is short; false when it refused for another reason, or the person has left. */
    takeShortages: (failure: unknown): boolean => {
      const short = isHere() ? shortagesOf(failure) : undefined;
      if (short) setShortages(short);
      return short !== undefined;
    },
    isDirty: lines.lines !== initial,
    /** What the lines lack. */
    lacks: lackOf(lines.lines),
    error: offer.error,
    retry: offer.retry,
  };
}

/** What lines that are to be sent lack, by its text: at least one line, and none begun and left half written. */
export function lackOf(lines: readonly DraftLine[]): 'line.incomplete' | 'line.rateUnread' | undefined {
  if (!lines.some(isComplete) || !lines.every((line) => isComplete(line) || isBlank(line))) return 'line.incomplete';
  return lines.some(({ isRateUnread }) => isRateUnread) ? 'line.rateUnread' : undefined;
}
