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
   * On Avery 22805 sheets, 24 to a sheet, or on the `sheet` that is asked for; at most 5,000. `startPosition` is the
   * first free label of a part-used sheet, from 1, 400 VALIDATION past its last; `offsetX` and `offsetY` move the print
   * by inches, half an inch at most.
   *
   * With `Prefer: respond-async` the answer is 202 and the id of a job that makes the file; 429 where five of the
   * caller's jobs are in the making.
   *
   * @returns the PDF, or the id of the job that makes it.
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
