/** How much of a page's body rows may take, in printed text lines. */
export interface PageCapacity {
  /** The first page, which carries the addresses. */
  first: number;
  /** Each page after it. */
  next: number;
  /** What the sums need below the last row. */
  tail: number;
}

/** Printed width of a text in half-width characters; a Chinese character takes two. */
function printedWidth(text: string): number {
  let width = 0;
  for (const character of text) width += (character.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return width;
}

/** Printed lines that a text needs in a column of `columns` half-width characters; at least one. */
export function printedLines(text: string, columns: number): number {
  return Math.max(1, Math.ceil(printedWidth(text) / columns));
}

/**
 * Printed lines that texts under one another need beyond the `usual` ones, in a column of `columns` half-width
 * characters.
 */
export function linesBeyond(usual: number, texts: readonly string[], columns: number): number {
  return Math.max(0, texts.reduce((sum, text) => sum + printedLines(text, columns), 0) - usual);
}

/**
 * Deals rows onto pages, whole rows only, so that the last page has room for the sums.
 * Always answers at least one page; a row larger than a page gets a page of its own.
 */
export function paginate<Row>(rows: readonly Row[], linesOf: (row: Row) => number, capacity: PageCapacity): Row[][] {
  const pages: Row[][] = [[]];
  let used = 0;
  const limit = () => (pages.length === 1 ? capacity.first : capacity.next);
  for (const row of rows) {
    const lines = linesOf(row);
    if (used > 0 && used + lines > limit()) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(row);
    used += lines;
  }
  if (used + capacity.tail > limit()) pages.push([]);
  return pages;
}
