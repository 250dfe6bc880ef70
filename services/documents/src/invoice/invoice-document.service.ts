import { BILLING_PORT, invoice, type BillingPort, type Invoice } from '@depot/contracts/billing';
import { invoicesHtml } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { PdfPrinter } from '../printing/pdf-printer.js';
import { PrintedInvoices } from './printed-invoices.js';

/** Invoices as PDF. */
@Injectable()
export class InvoiceDocumentService {
  constructor(
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly printed: PrintedInvoices,
    private readonly printer: PdfPrinter,
  ) {}

  /** One file with all of them, in the order asked. A paid invoice by itself is the very file that was first printed. */
  async pdf(invoiceIds: readonly string[]): Promise<Buffer> {
    const language = currentLanguage();
    const invoices = (await this.billing.invoices(invoiceIds)).map((answer) => invoice.parse(answer));
    const only = invoices.length === 1 ? invoices[0] : undefined;
    if (only?.status !== 'PAID') return this.print(invoices);
    const kept = await this.printed.find(only.invoiceId, language);
    return kept ?? this.printed.keep(only.invoiceId, language, await this.print(invoices));
  }

  /** Issued by whom they were issued then, whatever the tenant is called now. */
  private print(invoices: readonly Invoice[]): Promise<Buffer> {
    return this.printer.print(
      invoicesHtml(
        currentLanguage(),
        invoices.map((one) => ({ invoice: one, seller: { name: one.sellerName } })),
      ),
    );
  }
}
