import { documentJobStarted, statementDownloadBody } from '@depot/contracts/documents';
import { objOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { DocumentAnswers } from '../job/document-answers.js';
import { StatementDocumentService } from './statement-document.service.js';

@Controller('document/statement')
export class StatementDocumentController {
  constructor(
    private readonly statements: StatementDocumentService,
    private readonly answers: DocumentAnswers,
  ) {}

  @Post('download')
  @Reads({ id: 'documentsStatement', allow: 'report.read', answers: 'file', later: objOf(documentJobStarted) })
  download(
    @Body({ schema: statementDownloadBody }) { userId, start, end }: z.output<typeof statementDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.answer(this.statements.document(userId, { start, end }), prefer, reply);
  }
}
