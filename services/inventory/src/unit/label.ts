import { randomBytes } from 'node:crypto';
import { formatWeight, type StockMode } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';

/** Digits and capitals without I, L, O and U, which people misread: 32 of them, five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: too many to guess, few enough for a small QR code that survives damage. */
const length = 16;

/** A new label code; says nothing about what it labels. */
export function createQrValue(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** What a person reads under the QR code: the product, its weight where it has one, and of a lot how many. */
export function formatLabel(
  productName: string,
  hasWeight: StockMode,
  { quantity, weight }: Pick<StockAmount, 'quantity' | 'weight'>,
): string {
  if (hasWeight !== 'No') return `${productName} ${formatWeight(weight)} lb`;
  return quantity > 1 ? `${productName} × ${quantity}` : productName;
}
