import { belongsToStore, isAdminGroup } from '@depot/contracts/permissions';
import { useNotify } from '@depot/remote-kit';
import { useIsHere, useNavigate } from '@depot/router';
import { useClaims, useToday } from '@depot/session';
import { useIdentityUsersQuery } from '@depot/shared-reads';
import { useMemo, useState } from 'react';
import {
  type CreateOrderRequest,
  useLazyOrdersValidateQuery,
  useOrdersCreateMutation,
  useOrdersQueryQuery,
} from '../../api/orders.js';
import { type Orderable, storeRate } from '../../ordering/orderable.js';
import { type DraftDetails, toDetailsRequest } from '../../ordering/orderDetails.js';
import { orderTotal } from '../../ordering/orderTotal.js';
import { toNewLines } from '../../ordering/requestLines.js';
import { groupShortages, noShortages, readShortages, type Shortages } from '../../ordering/shortages.js';
import { useOrderables } from '../../ordering/useOrderables.js';
import { findUsualGoods } from '../../ordering/usualGoods.js';
import { findShortage } from '../../parts/line-editor/lineProblem.js';
import { listPath, rememberRow } from '../../parts/order-row/rowMemory.js';
import { useTexts } from '../../texts.js';
import { useOrderDraft } from './useOrderDraft.js';

export type NewOrderState = ReturnType<typeof useNewOrder>;

/** State of the new order: store, offer, rates, lines and placing it. */
export function useNewOrder() {
  const { id: userId, r: role } = useClaims();
  const today = useToday();
  const choosesStore = isAdminGroup(role);
  const draft = useOrderDraft(userId, choosesStore ? undefined : userId);
  const { byId, choices, isKnown, isLoading, error, retry } = useOrderables(draft.storeId);
  const store = useStoreOfOrder(draft.storeId, choosesStore);

  /** A store can order the available amount; an administrator may order more, which stays short until it arrives. */
  const mayExceed = choosesStore;
  const offered = useOffered(choices, mayExceed);
  const { lines } = draft.lines;
  /** A requested delivery day that passed after the draft was stored must be chosen again. */
  const isPast = (draft.details.deliveryDate ?? '9') < today;
  const details = isPast ? { ...draft.details, deliveryDate: undefined } : draft.details;
  const buildRequest = () => ({ orderItems: toNewLines(lines, byId), ...(choosesStore && { storeId: draft.storeId }) });
  const placing = usePlacing({ buildRequest, details, mayExceed, retry, discard: draft.discard });

  return {
    ...draft,
    ...store,
    ...placing,
    details,
    today,
    choosesStore,
    products: byId,
    offered,
    mayExceed,
    shortLines: lines.filter((line) => findShortage(line, byId.get(line.productId ?? 0), placing.shortages)).length,
    total: orderTotal(lines, byId, (_line, product) => store.rateOf(product)),
    isLoading,
    /** The offer and its order are loaded: no control moves after this. */
    isOfferKnown: isKnown && store.isUsualKnown,
    error,
    retry,
  };
}

/** Returns a stable list as long as its content does not change. */
const useOffered = (choices: readonly Orderable[], mayExceed: boolean) =>
  useMemo(() => (mayExceed ? choices : choices.filter(({ inStock }) => inStock)), [choices, mayExceed]);

/** Name, rates and frequently ordered products of the order's store. */
function useStoreOfOrder(storeId: number | undefined, choosesStore: boolean) {
  const stores = useIdentityUsersQuery({ role: 'STORE' }, { skip: !choosesStore });
  const recent = useOrdersQueryQuery(
    { page: 0, storeIds: storeId === undefined ? null : [storeId] },
    { skip: storeId === undefined },
  );
  const usual = useMemo(() => findUsualGoods(recent.currentData?.list ?? [], Date.now()), [recent.currentData]);
  const store = stores.data?.list.find(({ id }) => id === storeId);
  return {
    storeName: store?.name,
    rateOf: (product: Orderable) => storeRate(store, product),
    /** Frequently ordered products, the most frequent first. */
    usual,
    isUsualKnown: recent.currentData !== undefined || recent.isError,
  };
}

interface PlacingOptions {
  /** Returns the current lines and store. */
  buildRequest: () => Pick<CreateOrderRequest, 'orderItems' | 'storeId'>;
  details: DraftDetails;
  mayExceed: boolean;
  /** Refetches the offer. */
  retry: () => void;
  /** Forgets the draft. */
  discard: () => void;
}

/**
 * Checks the order on the server and places it; marks shortages. If the user returns to the page while the order is
 * being placed, the page shows that, so that it cannot be placed twice.
 */
function usePlacing({ buildRequest, details, mayExceed, retry, discard }: PlacingOptions) {
  const { t } = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [validate, validation] = useLazyOrdersValidateQuery();
  const [create, creation] = useOrdersCreateMutation({ fixedCacheKey: 'new-order' });
  const [shortages, setShortages] = useState<Shortages>(noShortages);
  /** A store reads a confirmation; others return to the list. */
  const isStore = belongsToStore(useClaims().r);

  /** True if the order can be reviewed. Shortages are marked; they block only users who may not exceed the stock. */
  const check = async (): Promise<boolean> => {
    try {
      const found = groupShortages((await validate(buildRequest()).unwrap()).list);
      setShortages(found);
      if (found.size > 0) retry();
      return found.size === 0 || mayExceed;
    } catch (failure) {
      notify.failure(failure);
      return false;
    }
  };

  /** True if the order was placed. New shortages are marked. */
  const place = async (): Promise<boolean> => {
    try {
      const { obj } = await create({ ...buildRequest(), ...toDetailsRequest(details) }).unwrap();
      discard();
      rememberRow({ orderId: obj.orderId, currentPage: 1, search: '' });
      if (isStore && isHere()) {
        void navigate(`/in/order/new?placedId=${obj.orderId}`, { replace: true });
        return true;
      }
      notify.success(t('new.done', { displayId: obj.displayId }));
      void navigate(listPath);
      return true;
    } catch (failure) {
      const short = isHere() ? readShortages(failure) : undefined;
      if (!short) notify.failure(failure);
      setShortages(short ?? noShortages);
      if (short) retry();
      return !short; // the review stays open if the lines need no change
    } finally {
      creation.reset(); // after the draft is deleted
    }
  };

  return { shortages, check, place, isChecking: validation.isFetching, isPlacing: !creation.isUninitialized };
}
