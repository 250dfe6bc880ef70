import { documentJobStarted, statementDownloadBody, statementsDownloadBody } from '@depot/contracts/documents';
import { objOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { DocumentAnswers } from '../job/document-answers.js';
import { StatementDocumentService } from './statement-document.service.js';

@Controller('document')
export class StatementDocumentController {
  constructor(
    private readonly statements: StatementDocumentService,
    private readonly answers: DocumentAnswers,
  ) {}

  @Post('statement/download')
  @Reads({ id: 'documentsStatement', allow: 'report.read', answers: 'file', later: objOf(documentJobStarted) })
  download(
    @Body({ schema: statementDownloadBody }) { userId, start, end }: z.output<typeof statementDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.answer(this.statements.document(userId, { start, end }), prefer, reply);
  }

  /** Of all stores, zipped. */
  @Post('statements/download')
  @Reads({ id: 'documentsStatements', allow: 'report.admin', answers: 'file', later: objOf(documentJobStarted) })
  async all(
    @Body({ schema: statementsDownloadBody }) range: z.output<typeof statementsDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.answer(await this.statements.all(range), prefer, reply);
  }
}
