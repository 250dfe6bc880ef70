/** A further GTIN of a product with its number of pieces, such as that of a case. */
export interface ProductGtin {
  gtin: string;
  quantity: number;
}

/** Further GTINs that a product has at most. */
export const gtinsPerProduct = 20;

/** True if the last digit is the GS1 check digit of the others. */
export function hasCheckDigit(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/** Digits that a UPC-E code omits, and their position; its last digit before the check digit tells both. */
function leftOut(last: string): [number, string] {
  if ('012'.includes(last)) return [3, `${last}0000`];
  if (last === '3') return [4, '00000'];
  return last === '4' ? [5, '00000'] : [6, `0000${last}`];
}

/**
 * Expands the eight digits of a UPC-E code to twelve: scanners send the short form, cameras the long one. Other numbers
 * stay unchanged; a GTIN-8 begins with zero only for codes internal to a company.
 */
function wholeNumber(gtin: string): string {
  if (!/^0\d{7}$/.test(gtin)) return gtin;
  const [at, digits] = leftOut(gtin.charAt(6));
  const whole = gtin.slice(0, at) + digits + gtin.slice(at, 6) + gtin.charAt(7);
  return hasCheckDigit(whole) ? whole : gtin;
}

/** The 14 digits that a scanner returns; empty for an invalid GTIN. */
export const gtin14 = (gtin: string): string => (/^\d{8,14}$/.test(gtin) ? wholeNumber(gtin).padStart(14, '0') : '');

/** GTINs that a scanner may find on a product: its own, of one piece, and further ones. */
interface Barcoded {
  gtin?: string;
  gtins?: readonly ProductGtin[];
}

/** Pieces for a scanned GTIN of 14 digits; undefined if it is not one of the product's. */
export function piecesOfGtin({ gtin = '', gtins = [] }: Barcoded, scanned: string | undefined): number | undefined {
  if (!scanned) return undefined;
  if (gtin14(gtin) === scanned) return 1;
  return gtins.find((each) => gtin14(each.gtin) === scanned)?.quantity;
}
