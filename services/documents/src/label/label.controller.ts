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

  /** Avery 22805 sheets of QR labels. */
  @Post('download')
  @ReadRoute({ id: 'documentsLabels', allow: 'inventory.read', response: 'file', later: objOf(documentJobStarted) })
  download(
    @Body({ schema: qrCodeDownloadBody }) body: z.output<typeof qrCodeDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.response.answer(this.labels.document(body), prefer, reply);
  }
}
