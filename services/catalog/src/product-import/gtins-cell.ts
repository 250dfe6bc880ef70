import { halfWidth } from '@depot/contracts/amounts';
import { gtinsPerProduct, type ProductGtin } from '@depot/contracts/catalog';

const entry = /^(\d{8}|\d{12,14})(?:\s*[x×*]\s*([1-9]\d{0,5}|1000000))?$/i;

/**
 * "14006381333938 × 24; 96385074" → further GTINs, of one piece where no number is said; undefined where a part is
 * none, or where they are too many.
 */
export function gtinsIn(text: string): ProductGtin[] | undefined {
  const entries = halfWidth(text)
    .split(/[;,、\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => entry.exec(part));
  if (entries.length > gtinsPerProduct) return undefined;
  const gtins = entries.flatMap((found) => (found?.[1] ? [{ gtin: found[1], quantity: Number(found[2] ?? 1) }] : []));
  return gtins.length === entries.length ? gtins : undefined;
}

/** What `gtinsIn` reads again. */
export const gtinsText = (gtins: readonly ProductGtin[] = []): string =>
  gtins.map(({ gtin, quantity }) => (quantity === 1 ? gtin : `${gtin} × ${quantity}`)).join('; ');
