import type { qrCodeDownloadBody } from '@depot/contracts/documents';
import { labelsHtml } from '@depot/documents/print';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import { batchesOf, type LongDocument } from '../job/long-document.js';
import { JoinedPdf } from '../printing/joined-pdf.js';

/** Labels that are printed in one go: whole sheets of 24, and few enough for the progress to move every half second. */
const batchSize = 10 * 24;

/** Sheets of QR labels. */
@Injectable()
export class LabelDocument {
  constructor(private readonly joined: JoinedPdf) {}

  document({ qrCodes, startPosition = 1, ...nudge }: z.output<typeof qrCodeDownloadBody>): LongDocument {
    const batches = batchesOf(qrCodes, batchSize, batchSize - (startPosition - 1));
    const html = (labels: typeof qrCodes, index: number) =>
      Promise.resolve(labelsHtml({ labels, startPosition: index === 0 ? startPosition : 1, ...nudge }));
    return {
      name: 'labels.pdf',
      type: 'application/pdf',
      total: qrCodes.length,
      make: (reportProgress) => this.joined.print(batches, (batch, index) => html([...batch], index), reportProgress),
    };
  }
}
