import type { Product } from '@depot/contracts/catalog';
import type { User } from '@depot/contracts/identity';
import { type Days, spanOf } from '@depot/contracts/time';
import type { UsageRequest } from '../../api/reports.js';
import { type Place, productsIn } from './places.js';

/** What the report is asked for. `all…` takes whatever there is in the place; the single choices wait meanwhile. */
export interface UsageForm extends Place {
  productIds: readonly number[];
  allProducts: boolean;
  storeIds: readonly number[];
  allStores: boolean;
  days: Days;
}

export interface UsageChoices {
  products: readonly Product[];
  stores: readonly User[];
}

export function emptyForm(days: Days): UsageForm {
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
export function moved(form: UsageForm, place: Place, products: readonly Product[]): UsageForm {
  const there = new Set(productsIn(products, place).map(({ productId }) => productId));
  return { ...form, ...place, productIds: form.productIds.filter((id) => there.has(id)) };
}

/** The request, as soon as there is at least one product and one store. */
export function requestOf(
  form: UsageForm,
  { products, stores }: UsageChoices,
  timeZone: string,
): UsageRequest | undefined {
  const productIds = form.allProducts
    ? productsIn(products, form).map(({ productId }) => productId)
    : [...form.productIds];
  const storeIds = form.allStores ? stores.map(({ id }) => id) : [...form.storeIds];
  if (productIds.length === 0 || storeIds.length === 0) return undefined;
  return { productIds, storeIds, ...spanOf(form.days, timeZone) };
}
