/**
 * Avery 22805 square labels on US Letter, in inches: 4 columns × 6 rows of 1.5 in. Sums to 8.5 × 11 with equal margins.
 */
export const avery22805 = {
  columns: 4,
  rows: 6,
  size: 1.5,
  left: 0.78125,
  top: 0.5,
  pitchX: 1.8125,
  pitchY: 1.7,
} as const;
export const labelsPerSheet = avery22805.columns * avery22805.rows;

/** Where a label's die cut lies on its sheet, in inches from the top left. `cell` is zero-based, row by row. */
export function labelPosition(cell: number): { left: number; top: number } {
  const column = cell % avery22805.columns;
  const row = Math.floor(cell / avery22805.columns);
  return { left: avery22805.left + column * avery22805.pitchX, top: avery22805.top + row * avery22805.pitchY };
}

/** Deals labels onto sheets; the first sheet starts at the 1-based `startPosition`. Cells left free are undefined. */
export function dealLabels<Label>(labels: readonly Label[], startPosition = 1): (Label | undefined)[][] {
  const cells: (Label | undefined)[] = [...Array.from({ length: startPosition - 1 }, () => undefined), ...labels];
  const sheets: (Label | undefined)[][] = [];
  for (let start = 0; start < cells.length; start += labelsPerSheet)
    sheets.push(cells.slice(start, start + labelsPerSheet));
  return sheets;
}
