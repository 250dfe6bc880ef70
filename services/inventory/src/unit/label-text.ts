import { formatWeight, type Hundredths, type StockMode } from '@depot/contracts/amounts';

/** What a person reads under the QR code: the product, and the weight where it has one. */
export function labelText(productName: string, hasWeight: StockMode, weight: Hundredths): string {
  return hasWeight === 'No' ? productName : `${productName} ${formatWeight(weight)} lb`;
}
