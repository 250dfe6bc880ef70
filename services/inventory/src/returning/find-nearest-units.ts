import type { Hundredths } from '@depot/contracts/amounts';
import { UnitsByWeight, type WeightGroup } from './units-by-weight.js';

interface Weighed {
  weight: Hundredths;
}

/** The weight of a chosen piece, the one to be chosen instead, and the weight that is missing then. */
interface Exchange<T> {
  chosen: WeightGroup<T>;
  other: WeightGroup<T>;
  missing: Hundredths;
}

/**
 * So many of the pieces, and of these the ones whose sum is nearest to the weight: the last ones, exchanged one for
 * another as long as that comes nearer. Where one is wanted, none is nearer.
 */
export function findNearestUnits<T extends Weighed>(pieces: readonly T[], count: number, weight: Hundredths): T[] {
  const chosen = new UnitsByWeight<T>();
  const others = new UnitsByWeight<T>();
  let missing = weight;
  const members = pieces.map((piece, place) => ({ piece, place, rank: place }));
  for (const member of members.sort((a, b) => a.piece.weight - b.piece.weight)) {
    const isChosen = member.place >= pieces.length - count;
    if (isChosen) missing -= member.piece.weight;
    (isChosen ? chosen : others).add(member);
  }
  let rank = pieces.length;
  for (let best; (best = findBestExchange(chosen.groups, others.groups, missing)); missing = best.missing) {
    const [out, instead] = [chosen.take(best.chosen), others.take(best.other)];
    others.add({ ...out, rank: out.place });
    chosen.add({ ...instead, rank: rank++ });
  }
  return chosen.sortByRank();
}

/** The exchange after which the least is missing; nothing where none comes nearer. */
function findBestExchange<T>(
  chosen: readonly WeightGroup<T>[],
  others: readonly WeightGroup<T>[],
  missing: Hundredths,
): Exchange<T> | undefined {
  return findWidestExchange(chosen, others, missing) ?? findNearestExchange(chosen, others, missing);
}

/** The exchange that changes the sum most, where even that is not too much: then none comes nearer. */
function findWidestExchange<T>(
  chosen: readonly WeightGroup<T>[],
  others: readonly WeightGroup<T>[],
  missing: Hundredths,
): Exchange<T> | undefined {
  const [out, instead] = missing > 0 ? [chosen[0], others.at(-1)] : [chosen.at(-1), others[0]];
  if (!out || !instead) return undefined;
  const left = missing + out.weight - instead.weight;
  const isWithin = missing > 0 ? left >= 0 && left < missing : left <= 0 && left > missing;
  return isWithin ? { chosen: out, other: instead, missing: left } : undefined;
}

/** Both sides are walked once: the heavier a chosen piece is, the heavier is what would make up for it. */
function findNearestExchange<T>(
  chosen: readonly WeightGroup<T>[],
  others: readonly WeightGroup<T>[],
  missing: Hundredths,
): Exchange<T> | undefined {
  let best: Exchange<T> | undefined;
  let at = 0;
  for (const out of chosen) {
    const wanted = out.weight + missing;
    while (at < others.length && (others[at]?.weight ?? 0) < wanted) at += 1;
    for (const instead of [others[at - 1], others[at]]) {
      if (!instead) continue;
      const left = wanted - instead.weight;
      if (Math.abs(left) >= Math.abs(missing)) continue;
      const exchange = { chosen: out, other: instead, missing: left };
      if (!best || isBefore(exchange, best)) best = exchange;
    }
  }
  return best;
}

/** Comes nearer; of two that come as near, that of the earlier pieces. */
function isBefore<T>(a: Exchange<T>, b: Exchange<T>): boolean {
  const nearer = Math.abs(a.missing) - Math.abs(b.missing);
  return (nearer || rankOf(a.chosen) - rankOf(b.chosen) || rankOf(a.other) - rankOf(b.other)) < 0;
}

const rankOf = <T>({ members }: WeightGroup<T>): number => members[0]?.rank ?? 0;
