import type { PaperSize } from '@depot/contracts/identity';

/** Sheet sizes and margins in points. `paper.ts` passes the same sizes to the browser. */
export const sheetSizes: Record<PaperSize, { width: number; height: number }> = {
  LETTER: { width: 612, height: 792 },
  A4: { width: 595.2, height: 841.8 },
};

export const margins = { top: 36, side: 43, bottom: 28 } as const;
/** Height of the foot of a sheet, and of a table's head. */
export const footHeight = 18;
export const headRowHeight = 20.25;
/** Padding and border of a table's row; Chromium rounds row heights to whole pixels. */
export const rowPadding = 6.75;
/** Points that stay free: roundings add up. */
const spare = 3;

export const computeContentWidth = (paper: PaperSize): number => sheetSizes[paper].width - 2 * margins.side;

/** Height between the top margin and the footer. */
export const computeContentHeight = (paper: PaperSize): number =>
  sheetSizes[paper].height - margins.top - margins.bottom - footHeight - spare;
