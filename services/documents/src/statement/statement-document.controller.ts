import { documentJobStarted, statementDownloadBody, statementsDownloadBody } from '@depot/contracts/documents';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { DocumentResponses } from '../job/document-responses.js';
import { StatementDocumentService } from './statement-document.service.js';

@Controller('document')
export class StatementDocumentController {
  constructor(
    private readonly statements: StatementDocumentService,
    private readonly response: DocumentResponses,
  ) {}

  @Post('statement/download')
  @ReadRoute({ id: 'documentsStatement', allow: 'report.read', response: 'file', later: objOf(documentJobStarted) })
  download(
    @Body({ schema: statementDownloadBody }) { userId, start, end }: z.output<typeof statementDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.response.answer(this.statements.document(userId, { start, end }), prefer, reply);
  }

  /** Of all stores, zipped. */
  @Post('statements/download')
  @ReadRoute({ id: 'documentsStatements', allow: 'report.admin', response: 'file', later: objOf(documentJobStarted) })
  async all(
    @Body({ schema: statementsDownloadBody }) range: z.output<typeof statementsDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.response.answer(await this.statements.all(range), prefer, reply);
  }
}
