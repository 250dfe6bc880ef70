/** Another GTIN of a product, with the pieces that it stands for: that of a case. */
export interface ProductGtin {
  gtin: string;
  quantity: number;
}

/** Further GTINs that a product has at most. */
export const gtinsPerProduct = 20;

/** As a scanner reads it, 14 digits; empty where it is no GTIN. */
export const gtin14 = (gtin: string): string => (/^\d{8,14}$/.test(gtin) ? gtin.padStart(14, '0') : '');

/** What a scanner may find on a product: its own GTIN, which is that of one piece, and further ones. */
interface Barcoded {
  gtin?: string;
  gtins?: readonly ProductGtin[];
}

/** The pieces of a product that a scanned GTIN of 14 digits stands for; undefined where it is none of the product. */
export function piecesOfGtin({ gtin = '', gtins = [] }: Barcoded, scanned: string | undefined): number | undefined {
  if (!scanned) return undefined;
  if (gtin14(gtin) === scanned) return 1;
  return gtins.find((each) => gtin14(each.gtin) === scanned)?.quantity;
}
