import type { DocumentRequest } from '@depot/api';
import type { qrCodeDownloadBody } from '@depot/contracts/documents';
import type * as z from 'zod';

/** A label to be printed. */
export interface PrintedLabel {
  qrValue: string;
  qrText: string;
}

/** Where the print begins and how far it is shifted; inches. */
export interface SheetPlace {
  /** The first free label of the sheet, counted from 1. */
  startPosition: number;
  offsetX: number;
  offsetY: number;
}

/** The sheets of these labels as a PDF. */
export function labelRequest(labels: readonly PrintedLabel[], place: SheetPlace): DocumentRequest {
  const body: z.input<typeof qrCodeDownloadBody> = {
    qrCodes: labels.map(({ qrValue, qrText }) => ({ qrValue, qrText })),
    ...place,
  };
  return { path: '/document/qr-code/download', body };
}
