import { documentJobStarted, qrCodeDownloadBody } from '@depot/contracts/documents';
import { objOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { DocumentAnswers } from '../job/document-answers.js';
import { LabelDocument } from './label-document.js';

@Controller('document/qr-code')
export class LabelController {
  constructor(
    private readonly labels: LabelDocument,
    private readonly answers: DocumentAnswers,
  ) {}

  /** Avery 22805 sheets of QR labels. */
  @Post('download')
  @Reads({ id: 'documentsLabels', allow: 'inventory.read', answers: 'file', later: objOf(documentJobStarted) })
  download(
    @Body({ schema: qrCodeDownloadBody }) body: z.output<typeof qrCodeDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.answer(this.labels.document(body), prefer, reply);
  }
}
