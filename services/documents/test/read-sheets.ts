import { Worker } from 'node:worker_threads';
import { type LabelSheetName, usualLabelSheet } from '@depot/contracts/documents';

/** A rectangle in inches from the top left corner of a die cut. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A printed sheet of labels as a scanner sees it. Sizes in inches. */
export interface ReadSheet {
  width: number;
  height: number;
  /** The code read from each die cut and its position, and the areas of ink on it and around it. */
  cells: { code: string | null; place: Area | null; ink: Area | null }[];
  /** There is ink outside of every die cut. */
  hasStrayInk: boolean;
}

/** Possible cuts of Avery 94233 within its tolerances: columns further apart or closer, rows further apart. */
export const otherCuts = ['AVERY_94233_WIDE', 'AVERY_94233_NARROW', 'AVERY_94233_HIGH'] as const;

/** Reads the pages of a PDF. The area `damage` of the first label of each page is erased before. */
export function readSheets(
  pdf: Uint8Array,
  damage: readonly Area[] = [],
  stock: LabelSheetName | (typeof otherCuts)[number] = usualLabelSheet,
): Promise<ReadSheet[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheet-reader.mjs', import.meta.url), { workerData: { pdf, damage, stock } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
