import { chargedByWeight } from '@depot/contracts/amounts';
import { isReturnInvoice } from '@depot/contracts/billing';
import { storesCalled } from '@depot/contracts/identity';
import type { InvoiceHit, OrderHit, ProductHit } from '@depot/contracts/search';
import { isolate, useTranslation } from '@depot/i18n';
import { createSearchParams } from '@depot/router';
import { useClaims, useMay } from '@depot/session';
import { formatDate, StatusTag } from '@depot/ui';
import {
  useShellSearchInvoicesQuery,
  useShellSearchOrdersQuery,
  useShellSearchProductsQuery,
  useShellStoresQuery,
} from '../searchApi.js';
import type { Group, Item } from './item.js';

/** Maximum number of customers with an action each: more would push other results out of view. */
const maxActions = 3;

export interface Hits {
  groups: Group[];
  searching: boolean;
  /** True if part of the search failed. */
  failed: boolean;
  retry: () => void;
}

/**
 * Server results of the kinds that the user may see: for a number, documents come first, else customers and products.
 */
export function useHits(text: string): Hits {
  const toProduct = useProductPlace();
  const toOrder = useOrderItem();
  const toInvoice = useInvoiceItem();
  const [maySeeOrders, maySeeInvoices] = [useMay('order.read'), useMay('invoice.read')];
  const orders = useShellSearchOrdersQuery(text, { skip: !text || !maySeeOrders });
  const invoices = useShellSearchInvoicesQuery(text, { skip: !text || !maySeeInvoices });
  const products = useShellSearchProductsQuery(text, { skip: !text || !toProduct });
  const customers = useCustomers(text);
  const asked = [orders, invoices, products, customers.query];
  const papers: Group[] = [
    { key: 'order', items: orders.currentData?.list.map(toOrder) ?? [] },
    { key: 'invoice', items: invoices.currentData?.list.map(toInvoice) ?? [] },
  ];
  const goods: Group = { key: 'product', items: (toProduct && products.currentData?.list.map(toProduct)) ?? [] };
  return {
    groups: /\d/.test(text) ? [...papers, ...customers.groups, goods] : [...customers.groups, goods, ...papers],
    searching: asked.some(({ isFetching }) => isFetching),
    failed: asked.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => asked.forEach((query) => query.isError && void query.refetch()),
  };
}

/**
 * Customers by their names, for who may read them: to their invoices, and to a new order for each of the first who
 * still order.
 */
function useCustomers(text: string) {
  const { t } = useTranslation('shell');
  const [maySee, mayOrder] = [useMay('user.read'), useMay('order.add')];
  const query = useShellStoresQuery(undefined, { skip: !text || !maySee });
  const stores = new Map(query.data?.list.map((store) => [store.id, store]));
  const found = text ? storesCalled(text, stores).flatMap((id) => stores.get(id) ?? []) : [];
  const ordering = found.filter(({ disabled }) => !disabled);
  const customers = found.map(({ id, name, disabled }): Item => ({
    kind: 'customer',
    to: `/in/invoices?userId=${id}&preset=all`,
    label: name,
    detail: [t('palette.invoices'), disabled && t('palette.disabled')].filter(Boolean).join(' · '),
  }));
  const orders = ordering.slice(0, mayOrder ? maxActions : 0).map(({ id, name }): Item => ({
    kind: 'action',
    to: `/in/order/new?store=${id}`,
    label: t('palette.newOrder', { name }),
  }));
  const groups: Group[] = [
    { key: 'customer', items: customers },
    { key: 'action', items: orders },
  ];
  return { query, groups };
}

function useOrderItem(): (order: OrderHit) => Item {
  const { t } = useTranslation('shell');
  const { tz } = useClaims();
  return ({ orderId, displayId, storeName, status, time, externalId }) => ({
    kind: 'order',
    to: `/in/order/edit?id=${orderId}`,
    label: t('palette.order', { number: displayId }),
    detail: [externalId, storeName, formatDate(time, tz)]
      .filter((part) => part !== undefined)
      .map(isolate)
      .join(' · '),
    tag: <StatusTag order={status} />,
  });
}

function useInvoiceItem(): (invoice: InvoiceHit) => Item {
  const { t } = useTranslation('shell');
  const { tz } = useClaims();
  return ({ invoiceId, storeId, storeName, status, invoiceDate }) => {
    const place = createSearchParams({
      userId: String(storeId),
      start: String(invoiceDate),
      end: String(invoiceDate),
      invoice: invoiceId,
    });
    return {
      kind: 'invoice',
      to: `/in/invoices?${place.toString()}`,
      label: t('palette.invoice', { number: invoiceId }),
      detail: `${isolate(storeName)} · ${formatDate(invoiceDate, tz)}`,
      tag: isReturnInvoice(invoiceId) ? <StatusTag credit={status} /> : <StatusTag invoice={status} />,
    };
  };
}

/**
 * Page of a product for the user's role: its form, its stock, or the shelf to order from. Undefined without such a
 * page.
 */
function useProductPlace(): ((product: ProductHit) => Item) | undefined {
  const { t } = useTranslation('shell');
  const [mayEdit, maySeeStock, mayOrder] = [useMay('product.page'), useMay('inventory.read'), useMay('order.add')];
  const item = (place: (product: ProductHit) => string) => (product: ProductHit) => ({
    kind: 'product' as const,
    to: place(product),
    label: product.name,
    detail: [product.code && isolate(product.code), product.disabled && t('palette.deleted')]
      .filter(Boolean)
      .join(' · '),
  });
  if (mayEdit) return item(({ productId }) => `/in/settings/product/edit?id=${productId}&page=1`);
  if (maySeeStock)
    return item(
      ({ productId, hasWeight }) => `/in/inventory/details?pid=${productId}&weight=${chargedByWeight(hasWeight)}`,
    );
  return mayOrder ? item(({ name }) => `/in/order/new?${createSearchParams({ search: name }).toString()}`) : undefined;
}
