import { halfWidth } from '@depot/contracts/amounts';
import { gtinsPerProduct, type ProductGtin } from '@depot/contracts/catalog';
import { canonicalGtin, foldCharacters, restoredGtin } from '@depot/contracts/identifiers';
import { remark } from '@depot/node-importing/cells';

const shape = /^(?:\d{8}|\d{12,14})$/;
const pieces = /^(?:[1-9]\d{0,5}|1000000)$/;

/** "14006381333938 × 24": undefined for an invalid GTIN or number of pieces. */
function parseGtin(part: string): ProductGtin | undefined {
  const [number = '', quantity = '1', ...more] = part.split(/[x×*]/i).map((text) => text.trim());
  const gtin = readGtin(number);
  return shape.test(gtin) && pieces.test(quantity) && more.length === 0
    ? { gtin, quantity: Number(quantity) }
    : undefined;
}

/**
 * "14006381333938 × 24; 96385074" → further GTINs, of one piece by default; undefined if one is invalid, or there are
 * too many.
 */
export function parseGtins(text: string): ProductGtin[] | undefined {
  const parts = halfWidth(text)
    .split(/[;,、\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > gtinsPerProduct) return undefined;
  const gtins = parts.flatMap((part) => parseGtin(part) ?? []);
  return gtins.length === parts.length ? gtins : undefined;
}

/** Inverse of `gtinsIn`. */
export const formatGtins = (gtins: readonly ProductGtin[] = []): string =>
  gtins.map(({ gtin, quantity }) => (quantity === 1 ? gtin : `${gtin} × ${quantity}`)).join('; ');

/** The GTIN of a cell in its one form; remarks where the zero at its front was restored. */
export function readGtin(text: string): string {
  const gtin = canonicalGtin(text);
  if (restoredGtin(foldCharacters(text).replace(/\D/g, '')) === gtin) remark('restoredZeros', gtin);
  return gtin;
}
