import { buffer } from 'node:stream/consumers';
import type { InvoiceRange } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { type Statement, statement, STATEMENT_PORT, type StatementPort } from '@depot/contracts/reports';
import { statementHtml, statementTitle } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { type LongDocument, type ReportProgress, sanitizeFileName, splitBatches } from '../job/long-document.js';
import { printingMessages } from '../messages.js';
import { PaperLogos } from '../printing/paper-logos.js';
import { PdfPrinter } from '../printing/pdf-printer.js';

/** Statements read at a time: from one snapshot, and printed within seconds. */
export const statementsAtOnce = 25;

/** A statement that needs nothing more to be printed. */
export interface PrintableStatement {
  sheet: Statement;
  print: () => Promise<Buffer>;
}

interface ZippedFile {
  name: string;
  content: Buffer;
}

interface NamedStore {
  storeId: number;
  name: string;
}

/** Statements as PDF. */
@Injectable()
export class StatementDocumentService {
  constructor(
    @Inject(STATEMENT_PORT) private readonly statements: StatementPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly printer: PdfPrinter,
    private readonly logos: PaperLogos,
  ) {}

  /** NOT_FOUND for a store that the reader may not see. */
  async buildDocument(storeId: number, range: InvoiceRange): Promise<LongDocument> {
    const printable = (await this.loadPrintable([storeId], range)).get(storeId);
    if (!printable) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const name = `${sanitizeFileName(statementTitle(printable.sheet, currentLanguage()))}.pdf`;
    return { name, type: 'application/pdf', total: 1, make: () => printable.print() };
  }

  /**
   * A document for every store with a balance or a movement in the range, or for the given ones, as files of one
   * archive.
   */
  async buildArchive(range: InvoiceRange, only?: readonly number[]): Promise<LongDocument> {
    const storesInPeriod = await this.statements.stores(range);
    const selectedIds = only ? storesInPeriod.filter((storeId) => only.includes(storeId)) : storesInPeriod;
    // also those whose user has another role by now
    const stores = [...(await this.identity.users(selectedIds))];
    if (stores.length === 0) throw new DomainError('NOT_FOUND', printingMessages.nothingBilled);
    const named = stores.map(([storeId, { name }]) => ({ storeId, name })).sort((a, b) => a.name.localeCompare(b.name));
    const make = (reportProgress: ReportProgress) => zipFiles(this.printFiles(named, range, reportProgress));
    return { name: 'statements.zip', type: 'application/zip', total: stores.length, make };
  }

  private async *printFiles(
    stores: readonly NamedStore[],
    range: InvoiceRange,
    reportProgress: ReportProgress,
  ): AsyncGenerator<ZippedFile> {
    let done = 0;
    for (const batch of splitBatches(stores, statementsAtOnce)) {
      const storeIds = batch.map(({ storeId }) => storeId);
      const statements = await this.loadPrintable(storeIds, range);
      for (const { storeId, name } of batch) {
        const printable = statements.get(storeId);
        // The number keeps two of the same name apart.
        if (printable) yield { name: `${sanitizeFileName(name)} (${storeId}).pdf`, content: await printable.print() };
        await reportProgress((done += 1));
      }
    }
  }

  /**
   * By store, in the language of the context: in as many questions as one takes. NOT_FOUND where the reader may not see
   * one of them.
   */
  async loadPrintable(storeIds: readonly number[], range: InvoiceRange): Promise<Map<number, PrintableStatement>> {
    const language = currentLanguage();
    const found = [...(await this.statements.statements(storeIds, range))];
    const sheets = found.map(([storeId, sheet]) => [storeId, statement.parse(sheet)] as const);
    const logos = await this.logos.loadLogos(sheets.map(([, { seller }]) => seller));
    return new Map(
      sheets.map(([storeId, sheet]) => [
        storeId,
        { sheet, print: () => this.printer.print(statementHtml({ statement: sheet, language }, logos)) },
      ]),
    );
  }
}

/** The files as one archive. PDFs are compressed already, so they are only put together. */
async function zipFiles(files: AsyncIterable<ZippedFile>): Promise<Buffer> {
  const archive = new ZipFile();
  for await (const { name, content } of files) archive.addBuffer(content, name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}
