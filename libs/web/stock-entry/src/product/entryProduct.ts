import { formatWeight, type Hundredths, type StockMode, toHundredths } from '@depot/contracts/amounts';
import { choiceLabel, gtin14, type Product, type ProductGtin, productName } from '@depot/contracts/catalog';
import { currentLanguage } from '@depot/i18n';

/** A product as a line of goods needs it. */
export interface EntryProduct {
  productId: number;
  /** In tables and on labels. */
  name: string;
  /** In the select. */
  label: string;
  hasWeight: StockMode;
  /** Location stored with the product, if any. */
  location?: string;
  /** 14 digits, or empty. */
  gtin: string;
  /** Further ones, as those of cases. */
  gtins?: readonly ProductGtin[];
  /** Between which weights a piece usually is. */
  minWeight?: Hundredths;
  maxWeight?: Hundredths;
  /** Lowercase text for the search. */
  searchText: string;
}

function toEntryProduct(product: Product): EntryProduct {
  const { productId, secondaryName, tertiaryName, hasWeight, gtin, gtins, code, brand, description } = product;
  const { minWeight, maxWeight } = product;
  const numbers = [gtin, ...(gtins ?? []).map((each) => each.gtin)];
  return {
    productId,
    name: productName(product),
    label: choiceLabel({ ...product, brandName: brand?.name }, currentLanguage()),
    hasWeight,
    ...(product.location && { location: product.location }),
    gtin: gtin14(gtin),
    ...(gtins && { gtins }),
    ...(minWeight !== undefined && { minWeight: toHundredths(minWeight) }),
    ...(maxWeight !== undefined && { maxWeight: toHundredths(maxWeight) }),
    searchText: [secondaryName, tertiaryName, ...numbers, code, brand?.name, description].join('\n').toLowerCase(),
  };
}

/** Products for new goods, sorted by label; includes disabled ones for past receipts. */
export function entryProducts(products: readonly Product[], { includeDisabled = false } = {}): EntryProduct[] {
  return products
    .filter(({ disabled }) => includeDisabled || !disabled)
    .map(toEntryProduct)
    .sort((a, b) => a.label.localeCompare(b.label));
}

export type ProductsById = ReadonlyMap<number, EntryProduct>;

export function byId(products: readonly EntryProduct[]): ProductsById {
  return new Map(products.map((product) => [product.productId, product]));
}

/** "8.00 – 12.00", or with an open end "≥ 8.00". */
export function formatUsualRange({ minWeight, maxWeight }: Pick<EntryProduct, 'minWeight' | 'maxWeight'>): string {
  if (minWeight && maxWeight) return `${formatWeight(minWeight)} – ${formatWeight(maxWeight)}`;
  return minWeight ? `≥ ${formatWeight(minWeight)}` : `≤ ${formatWeight(maxWeight ?? 0)}`;
}
