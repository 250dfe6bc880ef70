import { statementDownloadBody } from '@depot/contracts/documents';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { statement, STATEMENT_PORT, type StatementPort } from '@depot/contracts/reports';
import { statementHtml } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { fileAnswer, Reads } from '@depot/node-http';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import type * as z from 'zod';
import { PdfPrinter } from '../printing/pdf-printer.js';

@Controller('document/statement')
export class StatementDocumentController {
  constructor(
    @Inject(STATEMENT_PORT) private readonly statements: StatementPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly printer: PdfPrinter,
  ) {}

  @Post('download')
  @Reads({ id: 'documentsStatement', allow: 'report.read', answers: 'file' })
  async download(@Body({ schema: statementDownloadBody }) { userId, start, end }: z.output<typeof statementDownloadBody>) {
    const sheet = statement.parse(await this.statements.statement(userId, { start, end }));
    const { name } = await this.identity.tenant();
    const pdf = await this.printer.print(statementHtml({ statement: sheet, seller: { name }, language: currentLanguage() }));
    return fileAnswer(pdf, { name: 'statement.pdf', type: 'application/pdf', inline: true });
  }
}
