import { buffer } from 'node:stream/consumers';
import type { InvoiceRange } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { type Statement, statement, STATEMENT_PORT, type StatementPort } from '@depot/contracts/reports';
import { statementHtml, statementTitle } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { batchesOf, fileName, type LongDocument, type Tell } from '../job/long-document.js';
import { printingMessages } from '../messages.js';
import { PaperLogos } from '../printing/paper-logos.js';
import { PdfPrinter } from '../printing/pdf-printer.js';

/** Statements read at a time: from one snapshot, and printed within seconds. */
export const statementsAtOnce = 25;

/** A statement that needs nothing more to be printed. */
export interface ReadyStatement {
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
  async document(storeId: number, range: InvoiceRange): Promise<LongDocument> {
    const ready = (await this.ready([storeId], range)).get(storeId);
    if (!ready) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const name = `${fileName(statementTitle(ready.sheet, currentLanguage()))}.pdf`;
    return { name, type: 'application/pdf', total: 1, make: () => ready.print() };
  }

  /**
   * A document for every store with a balance or a movement in the range, or for the given ones, as files of one
   * archive.
   */
  async all(range: InvoiceRange, only?: readonly number[]): Promise<LongDocument> {
    const concerned = await this.statements.stores(range);
    const wanted = only ? concerned.filter((storeId) => only.includes(storeId)) : concerned;
    // also those whose user has another role by now
    const stores = [...(await this.identity.users(wanted))];
    if (stores.length === 0) throw new DomainError('NOT_FOUND', printingMessages.nothingBilled);
    const named = stores.map(([storeId, { name }]) => ({ storeId, name })).sort((a, b) => a.name.localeCompare(b.name));
    const make = (reportProgress: Tell) => zipped(this.files(named, range, reportProgress));
    return { name: 'statements.zip', type: 'application/zip', total: stores.length, make };
  }

  private async *files(
    stores: readonly NamedStore[],
    range: InvoiceRange,
    reportProgress: Tell,
  ): AsyncGenerator<ZippedFile> {
    let done = 0;
    for (const batch of batchesOf(stores, statementsAtOnce)) {
      const storeIds = batch.map(({ storeId }) => storeId);
      const statements = await this.ready(storeIds, range);
      for (const { storeId, name } of batch) {
        const ready = statements.get(storeId);
        // The number keeps two of the same name apart.
        if (ready) yield { name: `${fileName(name)} (${storeId}).pdf`, content: await ready.print() };
        await reportProgress((done += 1));
      }
    }
  }

  /**
   * By store, in the language of the context: in as many questions as one takes. NOT_FOUND where the reader may not see
   * one of them.
   */
  async ready(storeIds: readonly number[], range: InvoiceRange): Promise<Map<number, ReadyStatement>> {
    const language = currentLanguage();
    const found = [...(await this.statements.statements(storeIds, range))];
    const sheets = found.map(([storeId, sheet]) => [storeId, statement.parse(sheet)] as const);
    const logos = await this.logos.of(sheets.map(([, { seller }]) => seller));
    return new Map(
      sheets.map(([storeId, sheet]) => [
        storeId,
        { sheet, print: () => this.printer.print(statementHtml({ statement: sheet, language }, logos)) },
      ]),
    );
  }
}

/** The files as one archive. PDFs are compressed already, so they are only put together. */
async function zipped(files: AsyncIterable<ZippedFile>): Promise<Buffer> {
  const archive = new ZipFile();
  for await (const { name, content } of files) archive.addBuffer(content, name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}
