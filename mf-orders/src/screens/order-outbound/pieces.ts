import { type Hundredths, toHundredths } from '@depot/contracts/amounts';
import type { Unit } from '@depot/contracts/inventory';

/** A labelled piece in stock that may go onto a line. */
export interface Piece {
  inventoryId: number;
  productId: number;
  weight: Hundredths;
  qrValue: string;
  /** Text below the label's code, by which users name the piece. */
  qrText: string;
  receivedDate: number;
  lot?: string;
  serial?: string;
}

export function toPiece({ inventoryId, productId, weight, qrValue, qrText, receivedDate, lot, serial }: Unit): Piece {
  return { inventoryId, productId, weight: toHundredths(weight), qrValue, qrText, receivedDate, lot, serial };
}

/** Sorts by age; at the same time, by order of receipt. */
export function sortPiecesByAge(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => a.receivedDate - b.receivedDate || a.inventoryId - b.inventoryId);
}
