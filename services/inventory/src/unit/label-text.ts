import { formatWeight, type StockMode } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';

/** What a person reads under the QR code: the product, its weight where it has one, and of a lot how many. */
export function labelText(
  productName: string,
  hasWeight: StockMode,
  { quantity, weight }: Pick<StockAmount, 'quantity' | 'weight'>,
): string {
  if (hasWeight !== 'No') return `${productName} ${formatWeight(weight)} lb`;
  return quantity > 1 ? `${productName} × ${quantity}` : productName;
}
