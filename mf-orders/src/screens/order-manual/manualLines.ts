import { fromHundredths } from '@depot/contracts/amounts';
import type { ManualOrderRequest } from '../../api/orders.js';
import { type DraftLine, isComplete, toWireAmount } from '../../ordering/draftLine.js';
import { type Orderable, storeRate } from '../../ordering/orderable.js';

/** Ids of the pieces chosen for a line, by the line's key. */
export type ChosenPieces = ReadonlyMap<string, number[]>;

type Products = ReadonlyMap<number, Pick<Orderable, 'hasWeight'>>;
type RequestLine = ManualOrderRequest['orderItems'][number];

const selectPieces = (line: DraftLine, products: Products, pieces: ChosenPieces): number[] =>
  products.get(line.productId ?? 0)?.hasWeight === 'Yes' ? (pieces.get(line.key) ?? []) : [];

/** Either no pieces are named, and the oldest leave, or exactly as many as the line has. */
export function checkPieces(lines: readonly DraftLine[], products: Products, pieces: ChosenPieces): boolean {
  return lines.every((line) => [0, line.amount].includes(selectPieces(line, products, pieces).length));
}

type PriceType = Parameters<typeof storeRate>[0];

/** Lines for another store: rates of the previous price type are replaced, edited rates stay. */
export function replaceRates(
  lines: readonly DraftLine[],
  products: ReadonlyMap<number, Orderable>,
  before: PriceType,
  after: PriceType,
): readonly DraftLine[] {
  return lines.map((line) => {
    const product = products.get(line.productId ?? 0);
    const follows = product && line.rate === storeRate(before, product);
    return follows ? { ...line, rate: storeRate(after, product) } : line;
  });
}

/** The lines as the request carries them. A missing rate is 0. */
export function toManualLines(lines: readonly DraftLine[], products: Products, pieces: ChosenPieces): RequestLine[] {
  return lines.filter(isComplete).flatMap((line) => {
    const product = products.get(line.productId);
    if (!product) return [];
    const inventoryIds = selectPieces(line, products, pieces);
    const { productId, amount, rate = 0, notes } = line;
    return [
      {
        productId,
        ...toWireAmount(product.hasWeight, amount),
        rate: fromHundredths(rate),
        ...(inventoryIds.length > 0 && { inventoryIds }),
        ...(notes && { notes }),
      },
    ];
  });
}
