import type { Product } from '@depot/contracts/catalog';
import type { User } from '@depot/contracts/identity';
import { type Days, monthSoFar, spanOf } from '@depot/contracts/time';
import { useClaims } from '@depot/session';
import { useCatalogProductsQuery, useIdentityUsersQuery } from '@depot/shared-reads';
import { useState } from 'react';
import type { UsageRequest } from '../../api/reports.js';
import { filterProductsByPlace, type PlaceFilter } from './places.js';

/** Filters of the report, and their options. */
export function useUsageForm() {
  const { tz } = useClaims();
  const products = useCatalogProductsQuery({ includeDisabled: true });
  const stores = useIdentityUsersQuery({ role: 'STORE' });
  const getThisMonth = () => monthSoFar(Date.now(), tz);
  const [form, setForm] = useState(() => emptyForm(getThisMonth()));
  const choices = products.data && stores.data && { products: products.data.list, stores: stores.data.list };
  return {
    form,
    choices,
    error: choices ? undefined : (products.error ?? stores.error),
    retry: () => {
      void products.refetch();
      void stores.refetch();
    },
    change: (part: Partial<UsageForm>) => setForm({ ...form, ...part }),
    move: (place: PlaceFilter) => setForm(moveToPlace(form, place, choices?.products ?? [])),
    reset: () => setForm(emptyForm(getThisMonth())),
    request: choices && buildUsageRequest(form, choices, tz),
  };
}

export type UsageFormState = ReturnType<typeof useUsageForm>;

/**
 * Parameters of the report. `all…` selects everything in the place; the single selections are kept but ignored
 * meanwhile.
 */
interface UsageForm extends PlaceFilter {
  productIds: readonly number[];
  allProducts: boolean;
  storeIds: readonly number[];
  allStores: boolean;
  days: Days;
}

interface UsageChoices {
  products: readonly Product[];
  stores: readonly User[];
}

function emptyForm(days: Days): UsageForm {
  return {
    warehouseId: undefined,
    categoryId: undefined,
    productIds: [],
    allProducts: false,
    storeIds: [],
    allStores: false,
    days,
  };
}

/** Moves to another place: a category of another warehouse and products of elsewhere are no longer chosen. */
function moveToPlace(form: UsageForm, place: PlaceFilter, products: readonly Product[]): UsageForm {
  const there = new Set(filterProductsByPlace(products, place).map(({ productId }) => productId));
  return { ...form, ...place, productIds: form.productIds.filter((id) => there.has(id)) };
}

/**
 * Builds the request; undefined until at least one product and one store are selected. `all…` is not expanded to ids,
 * because it includes former stores, which are not selectable, and products may be too many.
 */
function buildUsageRequest(form: UsageForm, choices: UsageChoices, timeZone: string): UsageRequest | undefined {
  const products = selectProducts(form, choices);
  if (!products || !(form.allStores || form.storeIds.length > 0)) return undefined;
  const stores = form.allStores ? { allStores: true } : { storeIds: [...form.storeIds] };
  return { ...products, ...stores, ...spanOf(form.days, timeZone) };
}

/** Parameters for the selected products, or for all products in the place. */
function selectProducts({ allProducts, productIds, warehouseId, categoryId }: UsageForm, { products }: UsageChoices) {
  if (!allProducts) return productIds.length > 0 ? { productIds: [...productIds] } : undefined;
  if (filterProductsByPlace(products, { warehouseId, categoryId }).length === 0) return undefined;
  const area = warehouseId === undefined ? {} : { subWarehouseId: warehouseId };
  return { allProducts: true, ...area, ...(categoryId === undefined ? {} : { categoryId }) };
}
