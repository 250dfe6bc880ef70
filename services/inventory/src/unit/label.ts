import { randomBytes } from 'node:crypto';
import { formatWeight, type StockMode } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';

/** Digits and capitals without I, L, O and U, which are easily misread: 32 characters of five bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: too many to guess, few enough for a small QR code that survives damage. */
const length = 16;

/** Creates a random label code. */
export function createQrValue(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Text under the QR code: the product, and the weight of a unit or the quantity of a lot. */
export function formatLabel(
  productName: string,
  hasWeight: StockMode,
  { quantity, weight }: Pick<StockAmount, 'quantity' | 'weight'>,
): string {
  if (hasWeight !== 'No') return `${productName} ${formatWeight(weight)} lb`;
  return quantity > 1 ? `${productName} × ${quantity}` : productName;
}
