/** A Chinese character is as wide as two Latin ones. */
const measureWidth = (text: string): number => text.replace(/[^\0-\u02ff]/g, '  ').length;

/**
 * The rows that make columns as wide as they get: for each text and number of a row the one with the longest, and the
 * one with the most text of all. Drawn among the first, they keep columns where they are when the others follow.
 */
export function findWidestRows<Row>(rows: readonly Row[]): ReadonlySet<Row> {
  const widest = new Map<string, { row: Row; width: number }>();
  const compare = (name: string, row: Row, width: number) => {
    if (width > (widest.get(name)?.width ?? 0)) widest.set(name, { row, width });
  };
  for (const row of rows) {
    let all = 0;
    for (const [name, value] of Object.entries(row ?? {})) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const width = measureWidth(String(value));
      all += width;
      compare(name, row, width);
    }
    compare('', row, all);
  }
  return new Set([...widest.values()].map(({ row }) => row));
}
