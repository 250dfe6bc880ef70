import { fromHundredths, type Hundredths, isBulk } from '@depot/contracts/amounts';
import type { receiveLine } from '@depot/contracts/inventory';
import { nanoid } from '@depot/rtk';
import * as z from '@depot/storage/schema';
import type { input } from 'zod';
import type { EntryProduct, ProductsById } from '../product/entryProduct.js';

/** A line of goods being entered. */
export interface EntryLine {
  uuid: string;
  productId?: number;
  /** Pieces. */
  quantity?: number;
  /** Hundredths of a pound: of each piece, or of all of it for pooled weight. */
  weight?: Hundredths;
  lot?: string;
  /** YYYY-MM-DD */
  expiry?: string;
  /** Serial numbers of the pieces that were scanned: each names one piece of its product. */
  serials?: string[];
}

/** Validates the lines of a stored draft. */
export const entryLines: z.Type<EntryLine[]> = z.array(
  z.object({
    uuid: z.string(),
    productId: z.optional(z.number()),
    quantity: z.optional(z.number()),
    weight: z.optional(z.number()),
    lot: z.optional(z.string()),
    expiry: z.optional(z.string()),
    serials: z.optional(z.array(z.string())),
  }),
);

export type LineProblem = 'needProduct' | 'needQuantity' | 'needWeight';
export type ReceiveLineRequest = input<typeof receiveLine>;

export function newEntryLine(given: Omit<EntryLine, 'uuid'> = {}): EntryLine {
  return { uuid: nanoid(), ...given };
}

export const asksWeight = (product: EntryProduct | undefined): boolean =>
  product !== undefined && product.hasWeight !== 'No';
/** Pooled weight has no pieces. */
export const asksQuantity = (product: EntryProduct | undefined): boolean =>
  product === undefined || !isBulk(product.hasWeight);

/** True if the line is empty; such a line is not submitted. */
export function isBlankEntry({ productId, weight, quantity }: EntryLine): boolean {
  return productId === undefined && weight === undefined && quantity === undefined;
}

/** Returns the first missing field: a product, a weight for weighed goods, else a quantity. */
export function problemOf(line: EntryLine, products: ProductsById): LineProblem | undefined {
  const product = line.productId === undefined ? undefined : products.get(line.productId);
  if (!product) return 'needProduct';
  if (asksWeight(product)) return line.weight ? undefined : 'needWeight';
  return line.quantity ? undefined : 'needQuantity';
}

/** True if a line already contains the piece with this serial number. */
export const hasSerial = (lines: readonly EntryLine[], productId: number, serial: string | undefined): boolean =>
  serial !== undefined && lines.some((line) => line.productId === productId && line.serials?.includes(serial));

/** Lines with any input. */
export const begun = (lines: readonly EntryLine[]): EntryLine[] => lines.filter((line) => !isBlankEntry(line));

/** First incomplete line, counting from 1, and its missing field; undefined if all started lines are complete. */
export function findFirstProblem(
  lines: readonly EntryLine[],
  products: ProductsById,
): { line: number; problem: LineProblem } | undefined {
  const wanted = lines.every(isBlankEntry) ? lines.slice(0, 1) : begun(lines);
  const first = wanted.find((line) => problemOf(line, products) !== undefined);
  const problem = first && problemOf(first, products);
  return problem && { line: lines.indexOf(first) + 1, problem };
}

/** Converts a complete line into the request's form. */
export function toRequest(
  { productId, quantity, weight, lot, expiry, serials }: EntryLine,
  products: ProductsById,
): ReceiveLineRequest {
  const product = products.get(productId ?? 0);
  if (productId === undefined || !product) throw new Error('The line has no product.');
  return {
    productId,
    ...(asksQuantity(product) && { quantity: quantity ?? 1 }),
    ...(asksWeight(product) && weight !== undefined && { weight: fromHundredths(weight) }),
    ...(lot && { lot }),
    ...(expiry && { expiry }),
    // A serial number identifies one piece, and cannot be assigned if the line has several.
    ...(product.hasWeight === 'Yes' && (quantity ?? 1) === 1 && serials?.[0] && { serial: serials[0] }),
  };
}
