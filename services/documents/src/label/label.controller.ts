import { documentJobStarted, qrCodeDownloadBody } from '@depot/contracts/documents';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { DocumentResponses } from '../job/document-responses.js';
import { LabelDocument } from './label-document.js';

@Controller('document/qr-code')
export class LabelController {
  constructor(
    private readonly labels: LabelDocument,
    private readonly response: DocumentResponses,
  ) {}

  /**
   * Prints QR labels as one PDF.
   *
   * On Avery 22805 sheets with 24 labels, or on the requested `sheet`; at most 5,000. `startPosition` is the first free
   * label of a partly used sheet, counted from 1; 400 VALIDATION beyond its last label. `offsetX` and `offsetY` shift
   * the print in inches, by half an inch at most.
   *
   * With `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the
   * caller's jobs are running.
   *
   * @returns the PDF, or the id of the job that creates it.
   */
  @Post('download')
  @ReadRoute({ id: 'documentsLabels', allow: 'inventory.read', response: 'file', later: objOf(documentJobStarted) })
  download(
    @Body({ schema: qrCodeDownloadBody }) body: z.output<typeof qrCodeDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.response.sendDocument(this.labels.buildDocument(body), prefer, reply);
  }
}
