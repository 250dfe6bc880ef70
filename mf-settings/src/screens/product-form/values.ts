import { type Cents, fromHundredths, type Hundredths, type StockMode, toHundredths } from '@depot/contracts/amounts';
import type { ListedIds, Product } from '@depot/contracts/catalog';
import { canonicalCode, canonicalGtin } from '@depot/contracts/identifiers';
import type { CreateProductRequest, UpdateProductRequest } from '../../api/catalog.js';

/** Values of the form. */
export interface ProductValues {
  secondaryName: string;
  tertiaryName?: string;
  subWarehouseId: number;
  categoryId: number;
  subCategoryId: number;
  brandId?: number | null;
  price: Cents;
  wholesalePrice?: Cents | null;
  hasWeight: StockMode;
  reorderPoint?: number | null;
  /** Hundredths of a pound between which a piece usually is. */
  minWeight?: Hundredths | null;
  maxWeight?: Hundredths | null;
  leadTimeDays?: number | null;
  location?: string;
  gtin?: string;
  /** Further GTINs, each with its number of pieces; empty means one. */
  gtins?: { gtin?: string; quantity?: number | null }[];
  code?: string;
  description?: string;
  /** Ids of the substitutes, the first choice first. */
  alternates: number[];
  /** Ids of the stores that may order it. */
  storeIds: number[];
}

/** Fields of a product that exists. */
export function toProductValues(product: Product, alternates: number[], storeIds: number[]): ProductValues {
  const { subWarehouse, category, subCategory, brand, ...fields } = product;
  return {
    ...fields,
    subWarehouseId: subWarehouse.id,
    categoryId: category.id,
    subCategoryId: subCategory.id,
    brandId: brand?.id ?? null,
    price: toHundredths(product.price),
    wholesalePrice: toHundredths(product.wholesalePrice),
    minWeight: product.minWeight === undefined ? null : toHundredths(product.minWeight),
    maxWeight: product.maxWeight === undefined ? null : toHundredths(product.maxWeight),
    alternates,
    storeIds,
  };
}

const trimText = (text: string | undefined) => (text ?? '').trim();

function buildFields(values: ProductValues) {
  return {
    secondaryName: values.secondaryName.trim(),
    tertiaryName: trimText(values.tertiaryName),
    subWarehouse: { id: values.subWarehouseId },
    category: { id: values.categoryId },
    subCategory: { id: values.subCategoryId },
    brand: values.brandId ? { id: values.brandId } : null,
    price: fromHundredths(values.price),
    // without a wholesale price the price applies; 0 is free
    wholesalePrice: values.wholesalePrice == null ? null : fromHundredths(values.wholesalePrice),
    reorderPoint: values.reorderPoint ?? null,
    minWeight: values.minWeight ? fromHundredths(values.minWeight) : null,
    maxWeight: values.maxWeight ? fromHundredths(values.maxWeight) : null,
    leadTimeDays: values.leadTimeDays ?? null,
    location: trimText(values.location),
    gtin: canonicalGtin(values.gtin ?? ''),
    gtins: (values.gtins ?? []).map(({ gtin, quantity }) => ({
      gtin: canonicalGtin(gtin ?? ''),
      quantity: quantity ?? undefined,
    })),
    code: canonicalCode(values.code ?? ''),
    description: trimText(values.description),
  };
}

const addSequence = (ids: number[]) => ids.map((productId, index) => ({ productId, sequence: index + 1 }));

export function createRequest(values: ProductValues): CreateProductRequest {
  return {
    product: { ...buildFields(values), hasWeight: values.hasWeight },
    storeIds: values.storeIds,
    altProducts: addSequence(values.alternates),
  };
}

/** Product as loaded when the edit started. */
export interface EditedProduct {
  product: Product;
  /** Stores that see the product. */
  stores: ListedIds;
}

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * Builds the request. Its versions let the server reject an edit after another user's change, unless `overwrite` is
 * set. Unchanged stores are omitted, so that a store added in between keeps seeing the product. Has Weight is fixed and
 * omitted, too.
 */
export function updateRequest(
  { product: { productId, version }, stores }: EditedProduct,
  values: ProductValues,
  overwrite = false,
): UpdateProductRequest {
  const chosen = { storeIds: values.storeIds, storesVersion: overwrite ? undefined : stores.version };
  return {
    product: { ...buildFields(values), productId, version: overwrite ? undefined : version },
    ...(isSame(values.storeIds, stores.list) ? {} : chosen),
    altProducts: addSequence(values.alternates),
  };
}

/** True when invoices made so far may carry another price than the product now has. */
export function isPriceChanged(before: Product, values: ProductValues): boolean {
  const now = [values.price, values.wholesalePrice ?? values.price];
  return String(now) !== String([before.price, before.wholesalePrice].map(toHundredths));
}

/** Maps a path of the request to the form's field, for the server's errors. */
export function getFieldOfPath(path: string): string {
  const field = path.replace(/^product\./, '');
  if (field.startsWith('altProducts')) return 'alternates';
  if (field.startsWith('storeIds')) return 'storeIds';
  if (field.startsWith('gtins')) return 'gtin';
  const reference = /^(subWarehouse|category|subCategory|brand)\b/.exec(field)?.[1];
  return reference ? `${reference}Id` : field;
}
