import { type Cents, isBulk, type StockMode, toHundredths } from '@depot/contracts/amounts';
import { choiceLabel, isOffered, type Product, productName } from '@depot/contracts/catalog';
import { buildSearchFields, type SearchFields } from './productSearch.js';

interface Named {
  id: number;
  name: string;
}

/** A product as the ordering screens use it: amounts as integers, names made. */
export interface Orderable {
  productId: number;
  /** Both names, as on orders and invoices. */
  name: string;
  /** Option text in the user's language: one or both names, and the description. */
  label: string;
  searchFields: SearchFields;
  /** Key of its picture. */
  picture?: string;
  hasWeight: StockMode;
  /** Pieces, or hundredths of a pound for pooled weight, that can still be ordered. */
  available: number;
  /** Average pounds of a weighed piece in stock; undefined without one. */
  averageWeight?: number;
  /** Offered where stock limits the choice. */
  inStock: boolean;
  price: Cents;
  wholesalePrice: Cents;
  subWarehouse: Named;
  category: Named;
  subCategory: Named;
}

/** A number of the wire → pieces, or hundredths of a pound for pooled weight. */
export function readAmount(hasWeight: StockMode, value: number): number {
  return isBulk(hasWeight) ? toHundredths(value) : value;
}

export function toOrderable(product: Product, language: 'gb' | 'cn'): Orderable {
  const { productId, hasWeight, subWarehouse, category, subCategory } = product;
  return {
    productId,
    name: productName(product),
    label: choiceLabel(product, language),
    picture: product.picture,
    searchFields: buildSearchFields(product),
    hasWeight,
    available: readAmount(hasWeight, product.availableQty),
    averageWeight: product.averageWeight,
    inStock: isOffered(product),
    price: toHundredths(product.price),
    wholesalePrice: toHundredths(product.wholesalePrice),
    subWarehouse,
    category,
    subCategory,
  };
}

/** Rate of a piece or a pound for a store, by its price type. A store user only receives its own rate, as `price`. */
export function storeRate(
  store: { wholesalePrice: boolean } | undefined,
  product: Pick<Orderable, 'price' | 'wholesalePrice'>,
): Cents {
  return store?.wholesalePrice ? product.wholesalePrice : product.price;
}
