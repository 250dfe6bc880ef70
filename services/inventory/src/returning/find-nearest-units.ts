import type { Hundredths } from '@depot/contracts/amounts';
import { UnitsByWeight, type WeightGroup } from './units-by-weight.js';

interface Weighed {
  weight: Hundredths;
}

/** The weight of a chosen unit, its replacement, and the remaining difference. */
interface Exchange<T> {
  chosen: WeightGroup<T>;
  other: WeightGroup<T>;
  missing: Hundredths;
}

/**
 * Chooses `count` units whose sum is close to the weight. Starts with the last ones, and exchanges one unit at a time
 * while the difference shrinks. Optimal for a single unit.
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
    const [out, instead] = [chosen.selectUnit(best.chosen), others.selectUnit(best.other)];
    others.add({ ...out, rank: out.place });
    chosen.add({ ...instead, rank: rank++ });
  }
  return chosen.sortByRank();
}

/** The exchange with the smallest remaining difference. Undefined if none shrinks it. */
function findBestExchange<T>(
  chosen: readonly WeightGroup<T>[],
  others: readonly WeightGroup<T>[],
  missing: Hundredths,
): Exchange<T> | undefined {
  return findWidestExchange(chosen, others, missing) ?? findNearestExchange(chosen, others, missing);
}

/** The exchange with the largest change, if it does not exceed the difference: no other one is closer. */
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

/** Scans both sides once: the replacement of a heavier unit is heavier, too. */
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

/** Compares the remaining differences, then the ranks. */
function isBefore<T>(a: Exchange<T>, b: Exchange<T>): boolean {
  const nearer = Math.abs(a.missing) - Math.abs(b.missing);
  return (nearer || rankOf(a.chosen) - rankOf(b.chosen) || rankOf(a.other) - rankOf(b.other)) < 0;
}

const rankOf = <T>({ members }: WeightGroup<T>): number => members[0]?.rank ?? 0;
