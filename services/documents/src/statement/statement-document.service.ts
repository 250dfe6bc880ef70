import type { InvoiceRange } from '@depot/contracts/billing';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { statement, STATEMENT_PORT, type StatementPort } from '@depot/contracts/reports';
import { statementHtml } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import type { LongDocument } from '../job/long-document.js';
import { PdfPrinter } from '../printing/pdf-printer.js';

/** Statements as PDF. */
@Injectable()
export class StatementDocumentService {
  constructor(
    @Inject(STATEMENT_PORT) private readonly statements: StatementPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly printer: PdfPrinter,
  ) {}

  document(storeId: number, range: InvoiceRange): LongDocument {
    return { name: 'statement.pdf', type: 'application/pdf', total: 1, make: () => this.pdf(storeId, range) };
  }

  /** NOT_FOUND for a store that the reader may not see. */
  private async pdf(storeId: number, range: InvoiceRange): Promise<Buffer> {
    const sheet = statement.parse(await this.statements.statement(storeId, range));
    const { name } = await this.identity.tenant();
    return this.printer.print(statementHtml({ statement: sheet, seller: { name }, language: currentLanguage() }));
  }
}
