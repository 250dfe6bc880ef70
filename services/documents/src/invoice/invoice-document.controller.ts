import { documentJobStarted, invoiceDownloadBody } from '@depot/contracts/documents';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { DocumentResponses } from '../job/document-responses.js';
import { InvoiceDocumentService } from './invoice-document.service.js';

@Controller('document/invoice')
export class InvoiceDocumentController {
  constructor(
    private readonly invoices: InvoiceDocumentService,
    private readonly response: DocumentResponses,
  ) {}

  @Post('download')
  @ReadRoute({ id: 'documentsInvoices', allow: 'invoice.read', response: 'file', later: objOf(documentJobStarted) })
  download(
    @Body({ schema: invoiceDownloadBody }) { invoiceIds }: z.output<typeof invoiceDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.response.answer(this.invoices.document(invoiceIds), prefer, reply);
  }
}
