import { isBulk } from '@depot/contracts/amounts';
import type { Order, OrderTemplate } from '@depot/contracts/orders';
import { listNames } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useNavigate, useNumberParam } from '@depot/router';
import { useOrdersListTemplatesQuery } from '@depot/shared-reads';
import { useEffect, useRef, useState } from 'react';
import { useLazyOrdersFindQuery } from '../../api/orders.js';
import { applyTemplate } from '../../ordering/template.js';
import { useTexts } from '../../texts.js';
import type { NewOrderState } from './useNewOrder.js';

/** Initial lines, and the message to show once they are added. */
interface Start {
  orderItems: Parameters<typeof applyTemplate>[0]['orderItems'];
  storeId?: number;
  said: string;
}

/**
 * Begins the order as its address says: `?again=` with the lines of an earlier order, `?template=` with those of a
 * template. `onReady` is told once they stand and nothing was left out, so that they only have to be looked over.
 */
export function useOrderStart(order: NewOrderState, onReady: () => void): void {
  const { t } = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const start = useStart();
  const isApplied = useRef(false);
  const { storeId, setStoreId, isLoading, isPlacing, offered } = order;
  const wanted = start?.storeId ?? storeId;

  useEffect(() => {
    if (!start || isApplied.current || isLoading || isPlacing || order.error) return;
    if (order.choosesStore && start.storeId !== undefined && start.storeId !== storeId) {
      setStoreId(start.storeId);
      return;
    }
    if (wanted === undefined || !order.isOfferKnown) return;
    isApplied.current = true;
    const products = new Map(offered.map((product) => [product.productId, product]));
    const { lines, skipped } = applyTemplate(start, order.lines.lines, products);
    order.lines.replaceAll(lines);
    if (skipped.length > 0) notify.warning(t('new.templateSkipped', { products: listNames(skipped) }));
    else notify.success(start.said);
    void navigate('/in/order/new', { replace: true });
    if (skipped.length === 0 && lines.length > 0) onReady();
  });
}

/** Selects the store in the address, as in `?store=12`, for users who order for others. */
export function useNamedStore({ choosesStore, isLoading, isPlacing, setStoreId }: NewOrderState): void {
  const navigate = useNavigate();
  const named = useNumberParam('store');
  useEffect(() => {
    if (named === undefined || isLoading || isPlacing) return;
    if (choosesStore) setStoreId(named);
    void navigate('/in/order/new', { replace: true });
  });
}

function useStart(): Start | undefined {
  const { t } = useTexts();
  const [again, templateId] = [useNumberParam('again'), useNumberParam('template')];
  const [find] = useLazyOrdersFindQuery();
  const [earlier, setEarlier] = useState<Order>();
  const notify = useNotify();
  const templates = useOrdersListTemplatesQuery(undefined, { skip: templateId === undefined });
  useEffect(() => {
    if (again === undefined) return;
    find({ orderId: again })
      .unwrap()
      .then(({ obj }) => setEarlier(obj), notify.failure);
  }, [again, find, notify]);
  const template = templates.data?.list.find(({ id }) => id === templateId);
  if (again !== undefined && earlier)
    return {
      orderItems: earlier.orderItems.map(toTemplateLine),
      storeId: earlier.storeId,
      said: t('new.againApplied', { displayId: earlier.displayId }),
    };
  return template && { orderItems: template.orderItems, said: t('new.templateApplied', { name: template.name }) };
}

function toTemplateLine(item: Order['orderItems'][number]): OrderTemplate['orderItems'][number] & { notes: string } {
  const { productId, name, hasWeight, quantity, weight, notes } = item;
  return { productId, productName: name, quantity: isBulk(hasWeight) ? weight : quantity, disabled: false, notes };
}
