import type { Hundredths } from '@depot/contracts/amounts';

interface Weighed {
  weight: Hundredths;
}

/** A chosen piece, the one to be chosen instead, and the weight that is missing then. */
interface Exchange<T> {
  chosen: T;
  other: T;
  missing: Hundredths;
}

/**
 * So many of the pieces, and of these the ones whose sum is nearest to the weight: the last ones, exchanged one for
 * another as long as that comes nearer. Where one is wanted, none is nearer.
 */
export function nearestPieces<T extends Weighed>(pieces: readonly T[], count: number, weight: Hundredths): T[] {
  const chosen = new Set(pieces.slice(pieces.length - count));
  let missing = weight - [...chosen].reduce((sum, piece) => sum + piece.weight, 0);
  for (let best = bestExchange(pieces, chosen, missing); best; best = bestExchange(pieces, chosen, missing)) {
    chosen.delete(best.chosen);
    chosen.add(best.other);
    missing = best.missing;
  }
  return [...chosen];
}

/** The exchange after which the least is missing; nothing where none comes nearer. */
function bestExchange<T extends Weighed>(pieces: readonly T[], taken: ReadonlySet<T>, missing: Hundredths) {
  const others = pieces.filter((piece) => !taken.has(piece));
  let best: Exchange<T> | undefined;
  for (const chosen of taken)
    for (const other of others) {
      const left = missing + chosen.weight - other.weight;
      if (Math.abs(left) < Math.abs(best?.missing ?? missing)) best = { chosen, other, missing: left };
    }
  return best;
}
