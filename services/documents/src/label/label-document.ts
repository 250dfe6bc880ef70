import { documentMessages, type qrCodeDownloadBody, usualLabelSheet } from '@depot/contracts/documents';
import { DomainError } from '@depot/contracts/errors';
import { labelSheets, labelsPerSheet } from '@depot/documents';
import { labelsHtml, labelsTitle } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import { type LongDocument, splitBatches } from '../job/long-document.js';
import { JoinedPdf } from '../printing/joined-pdf.js';

/** Labels that are printed in one go, about: few enough for the progress to move every half second. */
const batchSize = 240;

/** Sheets of QR labels. */
@Injectable()
export class LabelDocument {
  constructor(private readonly joined: JoinedPdf) {}

  buildDocument({
    qrCodes,
    startPosition = 1,
    sheet = usualLabelSheet,
    ...nudge
  }: z.output<typeof qrCodeDownloadBody>) {
    const perSheet = labelsPerSheet(labelSheets[sheet]);
    if (startPosition > perSheet) throw new DomainError('VALIDATION', documentMessages.noSuchLabel, { most: perSheet });
    const whole = Math.ceil(batchSize / perSheet) * perSheet;
    const batches = splitBatches(qrCodes, whole, whole - (startPosition - 1));
    const language = currentLanguage();
    const renderHtml = (labels: typeof qrCodes, index: number) =>
      Promise.resolve(
        labelsHtml({ language, labels, sheet, startPosition: index === 0 ? startPosition : 1, ...nudge }),
      );
    return {
      name: 'labels.pdf',
      type: 'application/pdf',
      total: qrCodes.length,
      make: (reportProgress) =>
        this.joined.print(
          labelsTitle(language),
          batches,
          (batch, index) => renderHtml([...batch], index),
          reportProgress,
        ),
    } satisfies LongDocument;
  }
}
