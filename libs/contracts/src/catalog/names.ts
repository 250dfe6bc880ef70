import { fromHundredths, type Hundredths, isBulk, type StockMode } from '../amounts/amounts.js';

/** Names of a product. */
export interface ProductNames {
  secondaryName: string;
  tertiaryName?: string | null;
}

/** "Queso Manchego - 曼彻格奶酪": the name in tables, orders and invoices. */
export function productName({ secondaryName, tertiaryName }: ProductNames): string {
  return tertiaryName ? `${secondaryName} - ${tertiaryName}` : secondaryName;
}

export interface ProductChoice extends ProductNames {
  hasWeight: StockMode;
  brandName?: string | null;
  description?: string | null;
  /** Pieces, or pounds for pooled weight, as on the wire. */
  availableQty: number;
  /** Pounds, as on the wire. */
  totalWeight: Hundredths;
}

/**
 * Label of a product in a select: in Chinese the tertiary name if there is one, in English the secondary name followed
 * by the tertiary; then the brand if requested, and the description.
 */
export function choiceLabel(choice: ProductChoice, language: 'gb' | 'cn', show: { brand?: boolean } = {}): string {
  const name = language === 'cn' ? choice.tertiaryName || choice.secondaryName : productName(choice);
  const brand = show.brand && choice.brandName ? ` ${choice.brandName}` : '';
  const description = choice.description ? ` (${choice.description})` : '';
  return `${name}${brand}${description}`;
}

/** True when a stock-limited choice offers the product. */
export function isOffered(choice: Pick<ProductChoice, 'hasWeight' | 'availableQty' | 'totalWeight'>): boolean {
  return isBulk(choice.hasWeight) ? choice.totalWeight > 0 : choice.availableQty > 0;
}

/** Hundredths of a pound for pooled weight, pieces otherwise → the number of the wire. */
export function stockAmountOut(hasWeight: StockMode, amount: number): number {
  return isBulk(hasWeight) ? fromHundredths(amount) : amount;
}
