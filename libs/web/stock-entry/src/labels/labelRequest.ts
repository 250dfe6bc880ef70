import type { DocumentRequest } from '@depot/api';
import type { LabelSheetName, qrCodeDownloadBody } from '@depot/contracts/documents';
import type * as z from 'zod';

/** A label to be printed. */
export interface PrintedLabel {
  qrValue: string;
  qrText: string;
  lot?: string | undefined;
  /** YYYY-MM-DD */
  expiry?: string | undefined;
}

/** Label stock, first position, and shift in inches. */
export interface SheetPlace {
  sheet: LabelSheetName;
  /** The first free label of the sheet, counted from 1. */
  startPosition: number;
  offsetX: number;
  offsetY: number;
}

/** Picks the facts that a label shows of a piece or a lot. */
export const toLabel = ({ qrValue, qrText, lot, expiry }: PrintedLabel): PrintedLabel => ({
  qrValue,
  qrText,
  ...(lot && { lot }),
  ...(expiry && { expiry }),
});

/** The sheets of these labels as a PDF. */
export function labelRequest(labels: readonly PrintedLabel[], place: SheetPlace): DocumentRequest {
  const body: z.input<typeof qrCodeDownloadBody> = { qrCodes: labels.map(toLabel), ...place };
  return { path: '/document/qr-code/download', body };
}
