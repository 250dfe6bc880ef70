import { BILLING_PORT, type BillingPort, type Invoice, invoice } from '@depot/contracts/billing';
import { invoicesHtml, invoicesTitle, invoiceTitle } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { type LongDocument, sanitizeFileName, splitBatches } from '../job/long-document.js';
import { JoinedPdf } from '../printing/joined-pdf.js';
import { PaperLogos } from '../printing/paper-logos.js';
import { PdfPrinter } from '../printing/pdf-printer.js';
import { PrintedInvoiceRepository } from './printed-invoice.repository.js';

/** Invoices that are printed in one go: enough to be quick, few enough to show progress. */
const batchSize = 50;

/** Invoices as PDF. */
@Injectable()
export class InvoiceDocumentService {
  constructor(
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly printed: PrintedInvoiceRepository,
    private readonly printer: PdfPrinter,
    private readonly joined: JoinedPdf,
    private readonly logos: PaperLogos,
  ) {}

  /** One file of all invoices, in the requested order. A single paid invoice is the stored file of its first print. */
  async buildDocument(invoiceIds: readonly string[]): Promise<LongDocument> {
    const [first = '', ...others] = invoiceIds;
    const [only] = others.length === 0 ? await this.loadInvoices([first]) : [];
    return {
      name: only ? `${sanitizeFileName(invoiceTitle(only, currentLanguage()))}.pdf` : 'invoices.pdf',
      type: 'application/pdf',
      total: invoiceIds.length,
      make: (reportProgress) =>
        others.length === 0
          ? this.printOne(first)
          : this.joined.print(
              invoicesTitle(currentLanguage()),
              splitBatches(invoiceIds, batchSize),
              async (batch) => this.renderHtml(await this.loadInvoices(batch)),
              reportProgress,
            ),
    };
  }

  private async printOne(invoiceId: string): Promise<Buffer> {
    const language = currentLanguage();
    // Read before the invoice, so that no later payment is stored as one of this moment.
    const settledAt = (await this.billing.settledTimes([invoiceId])).get(invoiceId);
    const invoices = await this.loadInvoices([invoiceId]);
    if (settledAt === undefined) return this.printer.print(await this.renderHtml(invoices));
    const paper = { invoiceId, language, settledAt };
    const kept = await this.printed.find(paper);
    return kept ?? this.printed.saveFirst(paper, await this.printer.print(await this.renderHtml(invoices)));
  }

  private async loadInvoices(invoiceIds: readonly string[]): Promise<Invoice[]> {
    return (await this.billing.invoices(invoiceIds)).map((answer) => invoice.parse(answer));
  }

  private async renderHtml(invoices: readonly Invoice[]): Promise<string> {
    const logos = await this.logos.loadLogos(invoices.map(({ seller }) => seller));
    return invoicesHtml(
      currentLanguage(),
      invoices.map((one) => ({ invoice: one })),
      logos,
    );
  }
}
