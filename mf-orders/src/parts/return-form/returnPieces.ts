import { type Hundredths, toHundredths } from '@depot/contracts/amounts';
import type { OrderItem } from '@depot/contracts/orders';
import type { ReturnRow } from './returnRow.js';

/** A piece that left on the order. */
export interface ShippedPiece {
  inventoryId: number;
  productId: number;
  /** Weight at shipping. */
  weight: Hundredths;
}

/** The pieces that left on an order. */
export function listShippedPieces(items: readonly OrderItem[]): ShippedPiece[] {
  return items.flatMap(({ productId, scannedInvIds, scannedWeights }) =>
    scannedInvIds.map((inventoryId, index) => ({
      inventoryId,
      productId,
      weight: toHundredths(scannedWeights[index] ?? 0),
    })),
  );
}

/**
 * Which piece each row means: the scanned one, else a distinct piece of equal weight. Rows of pieces that do not go
 * back into stock need none. By row id; rows without a piece are missing.
 */
export function matchPieces(rows: readonly ReturnRow[], pieces: readonly ShippedPiece[]): ReadonlyMap<string, number> {
  const matched = new Map<string, number>();
  const free = new Map(pieces.map((piece) => [piece.inventoryId, piece]));
  for (const row of rows) {
    if (row.inventoryId !== undefined && row.quantity && free.delete(row.inventoryId))
      matched.set(row.uuid, row.inventoryId);
  }
  for (const row of rows) {
    if (matched.has(row.uuid) || !row.quantity || row.returnWeight === undefined) continue;
    const piece = [...free.values()].find(
      ({ productId, weight }) => productId === row.productId && weight === row.returnWeight,
    );
    if (!piece) continue;
    free.delete(piece.inventoryId);
    matched.set(row.uuid, piece.inventoryId);
  }
  return matched;
}
