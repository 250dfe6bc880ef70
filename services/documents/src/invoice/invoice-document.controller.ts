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

  /**
   * Prints invoices as one PDF, in the order of the request.
   *
   * At most 500, in the reader's language. A single paid invoice is always the file of its first print in that
   * language. 404 if one does not exist, or is not the STORE's own.
   *
   * With `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the
   * caller's jobs are running.
   *
   * @returns the PDF, or the id of the job that creates it.
   */
  @Post('download')
  @ReadRoute({ id: 'documentsInvoices', allow: 'invoice.read', response: 'file', later: objOf(documentJobStarted) })
  async download(
    @Body({ schema: invoiceDownloadBody }) { invoiceIds }: z.output<typeof invoiceDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.response.sendDocument(await this.invoices.buildDocument(invoiceIds), prefer, reply);
  }
}
