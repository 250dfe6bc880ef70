import { qrCodeDownloadBody } from '@depot/contracts/documents';
import { labelsHtml } from '@depot/documents/print';
import { fileAnswer, Reads } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import type * as z from 'zod';
import { PdfPrinter } from '../printing/pdf-printer.js';

@Controller('document/qr-code')
export class LabelController {
  constructor(private readonly printer: PdfPrinter) {}

  /** Avery 22805 sheets of QR labels. */
  @Post('download')
  @Reads({ id: 'documentsLabels', allow: 'inventory.read', answers: 'file' })
  async download(@Body({ schema: qrCodeDownloadBody }) { qrCodes, ...placing }: z.output<typeof qrCodeDownloadBody>) {
    const pdf = await this.printer.print(labelsHtml({ labels: qrCodes, ...placing }));
    return fileAnswer(pdf, { name: 'labels.pdf', type: 'application/pdf', inline: true });
  }
}
