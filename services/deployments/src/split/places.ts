import type { TrafficShare } from '@depot/contracts/deployments';

/** A part of the scale on which users lie, in hundredths of a per cent: from the first one up to the second one. */
export type ScalePart = readonly [from: number, to: number];

/** The whole scale. */
export const scale = 10_000;

/** Which parts of the scale a version has that is not the default. */
export type SplitPlaces = ReadonlyMap<string, readonly ScalePart[]>;

const sumSizes = (places: readonly ScalePart[]) => places.reduce((sum, [from, to]) => sum + to - from, 0);

/** The first hundredths of these places, up to a length. */
function selectFirst(places: readonly ScalePart[], size: number): ScalePart[] {
  const taken: ScalePart[] = [];
  let left = size;
  for (const [from, to] of places) {
    if (left <= 0) break;
    taken.push([from, Math.min(to, from + left)]);
    left -= to - from;
  }
  return taken;
}

/** In their order, those that touch as one. */
function joinPlaces(places: readonly ScalePart[]): ScalePart[] {
  const whole: ScalePart[] = [];
  for (const [from, to] of places.toSorted(([one], [other]) => one - other)) {
    const last = whole.at(-1);
    if (last && last[1] >= from) whole.splice(-1, 1, [last[0], Math.max(last[1], to)]);
    else whole.push([from, to]);
  }
  return whole;
}

/** The gaps between these places. */
function listGaps(places: readonly ScalePart[]): ScalePart[] {
  const edges = [0, ...joinPlaces(places).flat(), scale];
  return edges.flatMap((from, at): ScalePart[] => {
    const to = edges[at + 1] ?? scale;
    return at % 2 === 0 && to > from ? [[from, to]] : [];
  });
}

/**
 * Assigns each version of a split except the default its parts of the scale. A version keeps its parts: it loses from
 * its end when its share falls, and takes from the default's when it grows, so that no user of another version is
 * moved.
 */
export function assignPlaces(before: SplitPlaces, split: readonly TrafficShare[]): SplitPlaces {
  const canaries = split.filter(({ default: isDefault, traffic }) => !isDefault && traffic > 0);
  const wanted = new Map(canaries.map(({ version, traffic }) => [version, Math.round(traffic * 100)]));
  const dealt = new Map([...wanted].map(([version, size]) => [version, selectFirst(before.get(version) ?? [], size)]));
  for (const [version, size] of wanted) {
    const own = dealt.get(version) ?? [];
    const free = listGaps([...dealt.values()].flat());
    dealt.set(version, joinPlaces([...own, ...selectFirst(free, size - sumSizes(own))]));
  }
  return dealt;
}

/** A version with its share, and its places where they are known. */
export interface PlacedVersion {
  version: string;
  /** Per cent. */
  traffic: number;
  isDefault: boolean;
  places: readonly ScalePart[] | null;
}

/** The places of a split; those of one from before they were kept follow from the shares, in publishing order. */
export function computePlaces(versions: readonly PlacedVersion[]): SplitPlaces {
  const canaries = versions.filter(({ isDefault, traffic }) => !isDefault && traffic > 0);
  const known = new Map(canaries.map(({ version, places }) => [version, places ?? []]));
  if (canaries.every(({ places }) => places !== null)) return known;
  return assignPlaces(
    new Map(),
    canaries.map(({ version, traffic }) => ({ version, traffic, default: false })),
  );
}

/** The places of all versions: the default has the rest, and may become the version beside another one. */
export function listTargetPlaces(versions: readonly PlacedVersion[]): SplitPlaces {
  const beside = computePlaces(versions);
  const own = versions.filter(({ isDefault }) => isDefault);
  const rest = listGaps([...beside.values()].flat());
  return new Map([...beside, ...own.map(({ version }) => [version, rest] as const)]);
}
