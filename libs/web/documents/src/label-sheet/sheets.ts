import type { LabelSheetName } from '@depot/contracts/documents';

/**
 * Label stock, all lengths in inches: positions of the die cuts on a page, and the share of a label that its code
 * takes.
 */
export interface LabelSheet {
  page: { width: number; height: number };
  columns: number;
  rows: number;
  /** Width of one label. */
  width: number;
  height: number;
  /** Offset of the first label's top left corner. */
  left: number;
  top: number;
  /** From one label's corner to that of the next. */
  pitchX: number;
  pitchY: number;
  /** Free of print within each die cut: paper is never fed quite straight. */
  padding: number;
  /** Side of the code. */
  code: number;
  /** Font sizes of the product name in points, for names of usual length and for long names. */
  fontSizes: readonly [usual: number, small: number];
}

const letter = { page: { width: 8.5, height: 11 } };

/** Label from a roll: each label is a page. */
const fromRoll = (width: number, height: number) => ({
  page: { width, height },
  columns: 1,
  rows: 1,
  width,
  height,
  left: 0,
  top: 0,
  pitchX: width,
  pitchY: height,
});

export const labelSheets: Record<LabelSheetName, LabelSheet> = {
  AVERY_22805: {
    ...letter,
    columns: 4,
    rows: 6,
    width: 1.5,
    height: 1.5,
    left: 0.78125,
    top: 0.5,
    pitchX: 1.8125,
    pitchY: 1.7,
    padding: 0.07,
    code: 0.96,
    fontSizes: [7, 5.5],
  },
  AVERY_5160: {
    ...letter,
    columns: 3,
    rows: 10,
    width: 2.625,
    height: 1,
    left: 0.1875,
    top: 0.5,
    pitchX: 2.75,
    pitchY: 1,
    padding: 0.09,
    code: 0.8,
    fontSizes: [9, 7],
  },
  AVERY_5163: {
    ...letter,
    columns: 2,
    rows: 5,
    width: 4,
    height: 2,
    left: 0.15625,
    top: 0.5,
    pitchX: 4.1875,
    pitchY: 2,
    padding: 0.16,
    code: 1.6,
    fontSizes: [14, 11],
  },
  AVERY_94233: {
    ...letter,
    columns: 3,
    rows: 4,
    width: 2.5,
    height: 2.5,
    left: 0.375,
    top: 0.5,
    pitchX: 2.625,
    pitchY: 2.5,
    padding: 0.25,
    code: 1.4,
    fontSizes: [10, 8],
  },
  ROLL_4X6: { ...fromRoll(4, 6), padding: 0.25, code: 3, fontSizes: [24, 17] },
  ROLL_2X1: { ...fromRoll(2, 1), padding: 0.08, code: 0.8, fontSizes: [8, 6] },
};

export const labelsPerSheet = ({ columns, rows }: LabelSheet): number => columns * rows;

/** Position of a label's die cut on its sheet, in inches from the top left. `cell` is zero-based, row by row. */
export function labelPosition({ columns, left, top, pitchX, pitchY }: LabelSheet, cell: number) {
  return { left: left + (cell % columns) * pitchX, top: top + Math.floor(cell / columns) * pitchY };
}

/** Deals labels onto sheets; the first sheet starts at the 1-based `startPosition`. Cells left free are undefined. */
export function assignLabels<Label>(
  sheet: LabelSheet,
  labels: readonly Label[],
  startPosition = 1,
): (Label | undefined)[][] {
  const cells: (Label | undefined)[] = [...Array.from({ length: startPosition - 1 }, () => undefined), ...labels];
  const sheets: (Label | undefined)[][] = [];
  for (let start = 0; start < cells.length; start += labelsPerSheet(sheet))
    sheets.push(cells.slice(start, start + labelsPerSheet(sheet)));
  return sheets;
}
