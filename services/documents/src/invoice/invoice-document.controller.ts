import { documentJobStarted, invoiceDownloadBody } from '@depot/contracts/documents';
import { objOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { DocumentAnswers } from '../job/document-answers.js';
import { InvoiceDocumentService } from './invoice-document.service.js';

@Controller('document/invoice')
export class InvoiceDocumentController {
  constructor(
    private readonly invoices: InvoiceDocumentService,
    private readonly answers: DocumentAnswers,
  ) {}

  @Post('download')
  @Reads({ id: 'documentsInvoices', allow: 'invoice.read', answers: 'file', later: objOf(documentJobStarted) })
  download(
    @Body({ schema: invoiceDownloadBody }) { invoiceIds }: z.output<typeof invoiceDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.answer(this.invoices.document(invoiceIds), prefer, reply);
  }
}
