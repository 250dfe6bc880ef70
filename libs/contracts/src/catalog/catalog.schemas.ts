import * as z from 'zod';
import { canonicalCode, canonicalGtin } from '../identifiers/index.js';
import {
  contentVersion,
  flagParam,
  id,
  identifierText,
  idParam,
  money,
  moneyOut,
  multiLineText,
  requiredText,
  stockMode,
  text,
  weight,
  weightOrZero,
  weightOut,
} from '../wire/index.js';
import { productGtin, productGtinsBody } from './gtins.schemas.js';
import { pictureKey } from './pictures.js';

const named = z.object({ id, name: z.string() });

/** An object with a name that is edited separately. */
const edited = named.extend({ version: contentVersion });

export const subWarehouse = edited.extend({
  categories: z.array(z.object({ name: z.string(), subCategories: z.array(z.object({ name: z.string() })) })),
});
export const category = edited.extend({ subWarehouse: named, subCategories: z.array(edited) });
export const subCategory = edited.extend({ category: z.object({ id }) });
export const brand = edited;
export type SubWarehouse = z.output<typeof subWarehouse>;
/** Category 1, with its categories 2. */
export type Category = z.output<typeof category>;
export type SubCategory = z.output<typeof subCategory>;
export type Brand = z.output<typeof brand>;

export const createNamedBody = z.object({ name: requiredText(100) });
const editOf = { id, version: contentVersion.optional() };
export const updateNamedBody = createNamedBody.extend(editOf);
export const createCategoryBody = z.object({ name: requiredText(100), subWarehouse: z.object({ id }) });
export const updateCategoryBody = createCategoryBody.extend(editOf);
export const createSubCategoryBody = z.object({ name: requiredText(100), category: z.object({ id }) });
export const updateSubCategoryBody = createSubCategoryBody.extend(editOf);
export type CreateNamed = z.output<typeof createNamedBody>;
export type UpdateNamed = z.output<typeof updateNamedBody>;
export type CreateCategory = z.output<typeof createCategoryBody>;
export type UpdateCategory = z.output<typeof updateCategoryBody>;
export type CreateSubCategory = z.output<typeof createSubCategoryBody>;
export type UpdateSubCategory = z.output<typeof updateSubCategoryBody>;
export const idQuery = z.object({ id: idParam });

const reorderPoint = z.int().min(0).max(1_000_000);

/** A product as the settings and ordering screens see it. */
export const product = z.object({
  productId: id,
  secondaryName: z.string(),
  tertiaryName: z.string(),
  subWarehouse: named,
  category: named,
  subCategory: named,
  brand: named.nullable(),
  price: moneyOut,
  wholesalePrice: moneyOut,
  hasWeight: stockMode,
  description: z.string(),
  reorderPoint: z.int().nullable(),
  location: z.string(),
  gtin: z.string(),
  /** Further ones, such as those of cases; absent without any. */
  gtins: z.array(productGtin).optional(),
  code: z.string(),
  /** Pieces, or pounds for pooled weight. */
  reserved: z.number(),
  totalWeight: weightOut,
  /** Pieces, or pounds for pooled weight, that can still be ordered. */
  availableQty: z.number(),
  /** Average pounds of a weighed piece in stock, to estimate an order with; absent without one. */
  averageWeight: z.number().optional(),
  disabled: z.boolean(),
  /** Key of its picture, see `pictureUrl`; absent without one. */
  picture: pictureKey.optional(),
  /** Pounds between which a piece usually is; absent where that is open. */
  minWeight: weightOut.optional(),
  maxWeight: weightOut.optional(),
  /** Days from ordering it to having it. */
  leadTimeDays: z.int().optional(),
  version: z.int(),
});
export type Product = z.output<typeof product>;
/** A product before the wire: money and weight as integers. */
export type ProductAnswer = z.input<typeof product>;

const productFields = z.object({
  secondaryName: requiredText(150),
  tertiaryName: text(150).optional(),
  subWarehouse: z.object({ id }),
  category: z.object({ id }),
  subCategory: z.object({ id }),
  brand: z.object({ id }).nullish(),
  price: money,
  /** Without one the price applies; 0 is free. */
  wholesalePrice: money.nullish(),
  description: multiLineText(1000).optional(),
  reorderPoint: reorderPoint.nullish(),
  location: text(50).optional(),
  gtin: identifierText(canonicalGtin, 14).optional(),
  gtins: productGtinsBody,
  code: identifierText(canonicalCode, 50).optional(),
  minWeight: weight.nullish(),
  maxWeight: weight.nullish(),
  leadTimeDays: z.int().min(0).max(365).nullish(),
});

const altProducts = z
  .array(z.object({ productId: id, sequence: z.int().min(0).max(1000) }))
  .max(100)
  .optional();
const storeIds = z.array(id).max(5000).optional();

export const createProductBody = z.object({
  product: productFields.extend({ hasWeight: stockMode }),
  storeIds,
  altProducts,
});
export type CreateProduct = z.output<typeof createProductBody>;

/** Any part of a product; the versions refuse a stale edit. `reserved` is ADMIN's alone. */
export const updateProductBody = z.object({
  product: productFields.partial().extend({
    productId: id,
    version: z.int().optional(),
    hasWeight: stockMode.optional(),
    /** Pieces, or pounds for pooled weight. */
    reserved: weightOrZero.optional(),
  }),
  storeIds,
  /** Version of the product's stores when the user opened the selection in `storeIds`. */
  storesVersion: contentVersion.optional(),
  altProducts,
});
export type UpdateProduct = z.output<typeof updateProductBody>;

export const enableProductBody = z.object({ product: z.object({ productId: id }) });
export type EnableProduct = z.output<typeof enableProductBody>;
export const productQuery = z.object({
  id: idParam.optional(),
  subWarehouseId: idParam.optional(),
  includeDisabled: flagParam.optional(),
});
export type ProductQuery = z.output<typeof productQuery>;
export const alternate = z.object({ productId: id, sequence: z.int() });

export const userProductBody = z.object({
  userId: id,
  productIds: z.array(id).max(100_000),
  version: contentVersion.optional(),
});
/** The products that a store sees, or the stores that see a product. */
export const listedIds = z.object({ list: z.array(id), version: contentVersion });
export type ListedIds = z.output<typeof listedIds>;
export type UserProducts = z.output<typeof userProductBody>;
export const storeIdQuery = z.object({ storeId: idParam });
export const productIdQuery = z.object({ productId: idParam });
