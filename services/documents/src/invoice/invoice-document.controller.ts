import { invoiceDownloadBody } from '@depot/contracts/documents';
import { fileAnswer, Reads } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import type * as z from 'zod';
import { InvoiceDocumentService } from './invoice-document.service.js';

@Controller('document/invoice')
export class InvoiceDocumentController {
  constructor(private readonly invoices: InvoiceDocumentService) {}

  @Post('download')
  @Reads({ id: 'documentsInvoices', allow: 'invoice.read', answers: 'file' })
  async download(@Body({ schema: invoiceDownloadBody }) { invoiceIds }: z.output<typeof invoiceDownloadBody>) {
    const name = invoiceIds.length === 1 ? `${invoiceIds[0]}.pdf` : 'invoices.pdf';
    return fileAnswer(await this.invoices.pdf(invoiceIds), { name, type: 'application/pdf', inline: true });
  }
}
