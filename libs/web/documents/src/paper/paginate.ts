/** Height for rows on a page, in points. */
export interface PageCapacity {
  /** The first page, which carries the addresses. */
  first: number;
  /** Each page after it. */
  next: number;
  /** Height of the totals below the last row. */
  tail: number;
}

/** Number of rows that move with the totals to another page, so that the totals are never alone. */
const keptWithSums = 2;

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/**
 * Deals rows onto pages by their heights, whole rows only, so that the last page has room for the sums below at least
 * two rows, where two rows and the sums fit on a page. Returns at least one page; a row higher than a page gets a
 * page of its own. The first page has no row where only the next has room for one.
 */
export function splitIntoPages<Row>(
  rows: readonly Row[],
  heightOf: (row: Row) => number,
  capacity: PageCapacity,
): Row[][] {
  const heights = rows.map(heightOf);
  const pages = assignRows(heights, capacity);
  const last = pages.at(-1) ?? [0, 0];
  const room = pages.length === 1 ? capacity.first : capacity.next;
  const taken = last[1] - last[0];
  const fits = sum(heights.slice(...last)) + capacity.tail <= room;
  if (fits && (pages.length === 1 || taken >= keptWithSums)) return pages.map((page) => rows.slice(...page));
  const kept = countKeptRows(heights, capacity);
  if (fits && kept < keptWithSums) return pages.map((page) => rows.slice(...page));
  const rest = rows.length - kept;
  return [...assignRows(heights.slice(0, rest), capacity).map((page) => rows.slice(...page)), rows.slice(rest)];
}

/** Number of last rows that move to the page of the totals: two if they fit and one row remains on the page before. */
function countKeptRows(heights: readonly number[], { next, tail }: PageCapacity): number {
  for (let kept = Math.min(keptWithSums, heights.length - 1); kept > 0; kept -= 1)
    if (sum(heights.slice(-kept)) + tail <= next) return kept;
  return 0;
}

/** From where to where each page's rows go. */
function assignRows(heights: readonly number[], { first, next }: PageCapacity): [from: number, to: number][] {
  const pages: [from: number, to: number][] = [];
  let [from, used] = [0, 0];
  heights.forEach((height, at) => {
    const room = pages.length === 0 ? first : next;
    const isBetterOnNext = at > from || (pages.length === 0 && height <= next);
    if (isBetterOnNext && used + height > room) {
      pages.push([from, at]);
      [from, used] = [at, 0];
    }
    used += height;
  });
  return [...pages, [from, heights.length]];
}
