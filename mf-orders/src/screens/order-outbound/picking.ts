import { type Hundredths, isBulk } from '@depot/contracts/amounts';
import type { Order } from '@depot/contracts/orders';
import type { OutboundRequest } from '../../api/orders.js';
import type { PickedPiece, ScannedLot } from '../../outbound/scanStorage.js';
import type { Piece } from './pieces.js';

/** Weighed line and its picks. */
export interface PickLine {
  orderItemId: number;
  productId: number;
  /** Number of ordered pieces. */
  quantity: number;
}

export type Picks = readonly PickedPiece[];

/** Result of a scan or a weight. `piece` is the taken piece, or the one that was rejected. */
export type PickOutcome =
  | { result: 'taken'; picks: Picks; piece: Piece; line: PickLine }
  | { result: 'twice' | 'notOrdered' | 'full'; piece: Pick<Piece, 'qrText'>; line?: PickLine }
  | { result: 'noPiece'; picks: Picks; line: PickLine }
  | { result: 'lineFull'; line: PickLine };

const listPicks = (picks: Picks, { orderItemId }: PickedPiece | PickLine) =>
  picks.filter((pick) => pick.orderItemId === orderItemId);

interface Weighed extends Pick<PickedPiece, 'weight' | 'lot'> {
  productId: number;
}

/**
 * Oldest free piece of this product and weight. With a known lot, the piece has that lot or none, because a recall
 * needs the lot of the taken piece.
 */
function findFreePiece(picks: Picks, pieces: readonly Piece[], { productId, weight, lot }: Weighed): Piece | undefined {
  const takenIds = new Set(picks.map(({ inventoryId }) => inventoryId));
  const free = pieces.filter(
    (piece) => piece.productId === productId && piece.weight === weight && !takenIds.has(piece.inventoryId),
  );
  if (lot === undefined) return free[0];
  return free.find((piece) => piece.lot === lot) ?? free.find((piece) => piece.lot === undefined);
}

/** Handles a scanned label. `pieces` are the stock of the ordered products, oldest first. */
export function pickPiece(
  picks: Picks,
  lines: readonly PickLine[],
  pieces: readonly Piece[],
  piece: Piece,
): PickOutcome {
  const line = lines.find(({ productId }) => productId === piece.productId);
  if (!line) return { result: 'notOrdered', piece };
  const holder = picks.find(({ inventoryId }) => inventoryId === piece.inventoryId);
  if (holder?.by === 'label') return { result: 'twice', piece, line };
  if (holder) {
    // the piece was matched by weight; another piece of that weight can replace it, or the weight meant this one
    const other = findFreePiece(picks, pieces, { ...holder, productId: piece.productId });
    if (!other || listPicks(picks, line).length >= line.quantity) {
      return {
        result: 'taken',
        picks: picks.map((pick) => (pick === holder ? { ...pick, by: 'label' } : pick)),
        piece,
        line,
      };
    }
    const moved = picks.map((pick) => (pick === holder ? { ...pick, inventoryId: other.inventoryId } : pick));
    return { result: 'taken', picks: [...moved, toPickedPiece(line, piece)], piece, line };
  }
  const waiting = listPicks(picks, line).find((pick) => pick.inventoryId === undefined && pick.weight === piece.weight);
  if (waiting)
    return {
      result: 'taken',
      picks: picks.map((pick) => (pick === waiting ? toPickedPiece(line, piece) : pick)),
      piece,
      line,
    };
  if (listPicks(picks, line).length >= line.quantity) return { result: 'full', piece, line };
  return { result: 'taken', picks: [...picks, toPickedPiece(line, piece)], piece, line };
}

/**
 * Handles a weight that was entered for a line, or scanned with other facts of a supplier's label: a serial number
 * identifies one piece. A weight without a matching free piece is kept and makes the line invalid until it is removed.
 */
export function pickWeight(
  picks: Picks,
  line: PickLine,
  pieces: readonly Piece[],
  weight: Hundredths,
  { lot, serial }: Pick<PickedPiece, 'lot' | 'serial'> = {},
): PickOutcome {
  const { productId, orderItemId, quantity } = line;
  const own = listPicks(picks, line);
  if (serial !== undefined) {
    const named = pieces.find((piece) => piece.productId === productId && piece.serial === serial);
    if (named) return pickPiece(picks, [line], pieces, named);
    if (own.some((pick) => pick.serial === serial)) return { result: 'twice', piece: { qrText: serial }, line };
  }
  if (own.length >= quantity) return { result: 'lineFull', line };
  const piece = findFreePiece(picks, pieces, { productId, weight, lot });
  const pick: PickedPiece = { orderItemId, weight, inventoryId: piece?.inventoryId, by: 'weight', lot, serial };
  const next = [...picks, pick];
  return piece ? { result: 'taken', picks: next, piece, line } : { result: 'noPiece', picks: next, line };
}

const toPickedPiece = ({ orderItemId }: PickLine, { inventoryId, weight }: Piece): PickedPiece => ({
  orderItemId,
  weight,
  inventoryId,
  by: 'label',
});

export interface LineProgress {
  /** Everything entered for the line. */
  picks: Picks;
  /** Pieces matched to a distinct piece in stock. */
  matched: number;
  /** Pieces still to be found. */
  missing: number;
  /** Weights that no piece has. */
  unavailable: number;
}

export function computeProgress(picks: Picks, line: PickLine): LineProgress {
  const own = listPicks(picks, line);
  const matched = own.filter(({ inventoryId }) => inventoryId !== undefined).length;
  return { picks: own, matched, missing: Math.max(line.quantity - matched, 0), unavailable: own.length - matched };
}

/**
 * Compares stored picks with the current stock: changed lines lose their picks, picks of missing pieces become weights
 * to check, and entered weights are matched again. A scanned piece is in the user's hand, so no other piece replaces
 * it.
 */
export function restorePicks(kept: Picks, lines: readonly PickLine[], pieces: readonly Piece[]): Picks {
  // pieces of later picks are taken, too
  const others = kept.filter(({ inventoryId }) => inventoryId !== undefined);
  return kept.reduce<Picks>((picks, pick) => {
    const line = lines.find(({ orderItemId }) => orderItemId === pick.orderItemId);
    if (!line || listPicks(picks, line).length >= line.quantity) return picks;
    const same = pieces.find(
      ({ inventoryId, productId }) => inventoryId === pick.inventoryId && productId === line.productId,
    );
    const { productId } = line;
    const piece =
      same ?? (pick.by === 'weight' ? findFreePiece([...picks, ...others], pieces, { ...pick, productId }) : undefined);
    const found: PickedPiece = piece
      ? { ...pick, weight: piece.weight, inventoryId: piece.inventoryId }
      : { ...pick, inventoryId: undefined };
    return [...picks, found];
  }, []);
}

/** Request of the outbound: single pieces, and all other goods as ordered, from the scanned lots first. */
export function buildOutboundRequest(
  { orderId, orderItems }: Order,
  picks: Picks,
  lots: readonly ScannedLot[] = [],
): OutboundRequest {
  const listScannedUnits = (orderItemId: number) => {
    const inventoryIds = lots.filter((lot) => lot.orderItemId === orderItemId).map(({ inventoryId }) => inventoryId);
    return inventoryIds.length > 0 ? { inventoryIds } : {};
  };
  return {
    orderId,
    inventoryList: picks.flatMap(({ inventoryId }) => inventoryId ?? []),
    nonWeightOrderItems: orderItems
      .filter(({ hasWeight }) => hasWeight !== 'Yes')
      .map(({ orderItemId, productId, hasWeight, quantity, weight }) => ({
        productId,
        ...(isBulk(hasWeight) ? { weight } : { quantity }),
        ...listScannedUnits(orderItemId),
      })),
  };
}
