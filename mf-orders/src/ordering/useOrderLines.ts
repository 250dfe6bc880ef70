import type { Order } from '@depot/contracts/orders';
import { useIsHere } from '@depot/router';
import { useMay } from '@depot/session';
import { useIdentityUsersQuery } from '@depot/shared-reads';
import { useEffect, useMemo, useState } from 'react';
import { convertItemToLine, type DraftLine, isBlank, isComplete } from './draftLine.js';
import { mergeLines } from './mergeLines.js';
import { type Orderable, storeRate } from './orderable.js';
import { useOrderPageState } from './OrderPageContext.js';
import { orderProducts } from './orderProducts.js';
import { noShortages, readShortages, type Shortages } from './shortages.js';
import { useLines } from './useLines.js';
import { useOrderables } from './useOrderables.js';

/** Editable lines of an existing order: its products, its store's rates, and shortages. */
export function useOrderLines(order: Order) {
  const offer = useOrderables(order.storeId);
  const seesStores = useMay('store.read');
  const stores = useIdentityUsersQuery({ role: 'STORE' }, { skip: !seesStores });
  const [initial] = useState(() => order.orderItems.map(convertItemToLine));
  const { draft } = useOrderPageState();
  const isHere = useIsHere();
  const lines = useLines(() =>
    draft.current ? mergeLines(draft.current.before, draft.current.written, initial) : initial,
  );
  useEffect(() => {
    draft.current = lines.lines === initial ? undefined : { before: initial, written: lines.lines };
  }, [draft, initial, lines.lines]);
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
    /** Marks the shortages that the server reports; false for other errors, or if the user has left. */
    takeShortages: (failure: unknown): boolean => {
      const short = isHere() ? readShortages(failure) : undefined;
      if (short) setShortages(short);
      return short !== undefined;
    },
    isDirty: lines.lines !== initial,
    /** Message key of the lines' first problem. */
    lacks: findLineProblem(lines.lines),
    error: offer.error,
    retry: offer.retry,
  };
}

/** Message key of the first problem of lines to submit: at least one line is required, and none may be incomplete. */
export function findLineProblem(lines: readonly DraftLine[]): 'line.incomplete' | 'line.rateUnread' | undefined {
  if (!lines.some(isComplete) || !lines.every((line) => isComplete(line) || isBlank(line))) return 'line.incomplete';
  return lines.some(({ isRateUnread }) => isRateUnread) ? 'line.rateUnread' : undefined;
}
