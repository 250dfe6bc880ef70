import { buffer } from 'node:stream/consumers';
import { BILLING_REPORT_PORT, type BillingReportPort, type InvoiceRange } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, type StoreFacts } from '@depot/contracts/identity';
import { type Statement, statement, STATEMENT_PORT, type StatementPort } from '@depot/contracts/reports';
import { statementHtml, statementTitle } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { fileName, type LongDocument, type Tell } from '../job/long-document.js';
import { printingMessages } from '../messages.js';
import { PaperLogos } from '../printing/paper-logos.js';
import { PdfPrinter } from '../printing/pdf-printer.js';

interface ZippedFile {
  name: string;
  content: Buffer;
}

/** Statements as PDF. */
@Injectable()
export class StatementDocumentService {
  constructor(
    @Inject(STATEMENT_PORT) private readonly statements: StatementPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    private readonly printer: PdfPrinter,
    private readonly logos: PaperLogos,
  ) {}

  /** NOT_FOUND for a store that the reader may not see. */
  async document(storeId: number, range: InvoiceRange): Promise<LongDocument> {
    const sheet = await this.sheet(storeId, range);
    const name = `${fileName(statementTitle(sheet, currentLanguage()))}.pdf`;
    return { name, type: 'application/pdf', total: 1, make: () => this.print(sheet) };
  }

  /** Of every store that was billed in the range, each a file of its own in one archive. */
  async all(range: InvoiceRange): Promise<LongDocument> {
    const billed = await this.billing.salesByStore(range);
    const stores = await this.identity.stores(billed.map(({ storeId }) => storeId));
    if (stores.size === 0) throw new DomainError('NOT_FOUND', printingMessages.nothingBilled);
    const make = (reportProgress: Tell) => zipped(this.files([...stores.values()], range, reportProgress));
    return { name: 'statements.zip', type: 'application/zip', total: stores.size, make };
  }

  private async *files(
    stores: readonly StoreFacts[],
    range: InvoiceRange,
    reportProgress: Tell,
  ): AsyncGenerator<ZippedFile> {
    for (const [index, { storeId, name }] of stores.entries()) {
      // The number keeps two of the same name apart.
      yield { name: `${fileName(name)} (${storeId}).pdf`, content: await this.pdf(storeId, range) };
      await reportProgress(index + 1);
    }
  }

  /** In the language of the context. NOT_FOUND for a store that the reader may not see. */
  async sheet(storeId: number, range: InvoiceRange): Promise<Statement> {
    return statement.parse(await this.statements.statement(storeId, range));
  }

  async print(sheet: Statement): Promise<Buffer> {
    const logos = await this.logos.of([sheet.seller]);
    return this.printer.print(statementHtml({ statement: sheet, language: currentLanguage() }, logos));
  }

  private async pdf(storeId: number, range: InvoiceRange): Promise<Buffer> {
    return this.print(await this.sheet(storeId, range));
  }
}

/** The files as one archive. PDFs are compressed already, so they are only put together. */
async function zipped(files: AsyncIterable<ZippedFile>): Promise<Buffer> {
  const archive = new ZipFile();
  for await (const { name, content } of files) archive.addBuffer(content, name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}
