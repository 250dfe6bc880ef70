import type { Hundredths } from '@depot/contracts/amounts';

/** A unit with its position, and its rank among units of the same weight. */
export interface Ranked<T> {
  piece: T;
  place: number;
  rank: number;
}

/** Units of one weight, the lowest rank first. */
export interface WeightGroup<T> {
  weight: Hundredths;
  members: Ranked<T>[];
}

/** Units in groups by weight, the lightest first. */
export class UnitsByWeight<T extends { weight: Hundredths }> {
  readonly groups: WeightGroup<T>[] = [];

  /** Fast if units are added in the order of their weights. */
  add(member: Ranked<T>): void {
    const { weight } = member.piece;
    const at = findFirstIndex(this.groups, (group) => group.weight >= weight);
    const group = this.groups[at];
    if (group?.weight !== weight) this.groups.splice(at, 0, { weight, members: [member] });
    else
      group.members.splice(
        findFirstIndex(group.members, ({ rank }) => rank >= member.rank),
        0,
        member,
      );
  }

  /** Removes the first unit of a group. */
  selectUnit(group: WeightGroup<T>): Ranked<T> {
    const member = group.members.shift();
    if (!member) throw new Error('a group holds a piece');
    if (group.members.length === 0) {
      const at = findFirstIndex(this.groups, ({ weight }) => weight >= group.weight);
      this.groups.splice(at, 1);
    }
    return member;
  }

  /** All units by rank. */
  sortByRank(): T[] {
    return this.groups
      .flatMap(({ members }) => members)
      .sort((a, b) => a.rank - b.rank)
      .map(({ piece }) => piece);
  }
}

/** Index of the first item with the property. All items after it have it, too (binary search). */
function findFirstIndex<T>(items: readonly T[], isSo: (item: T) => boolean): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isSo(items[middle] as T)) to = middle;
    else from = middle + 1;
  }
  return from;
}
