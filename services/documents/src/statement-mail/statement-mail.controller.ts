import {
  documentJobStarted,
  documentMessages,
  type MailStatements,
  mailStatementsBody,
  statementRecipient,
  statementsDownloadBody,
} from '@depot/contracts/documents';
import { listOf, objOf } from '@depot/contracts/wire';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import type * as z from 'zod';
import { StatementMailing } from './statement-mailing.js';

/** Statements that leave by mail. */
@Controller('document/statements')
export class StatementMailController {
  constructor(private readonly mailing: StatementMailing) {}

  @Post('recipients')
  @ReadRoute({ id: 'documentsStatementRecipients', allow: 'report.admin', response: listOf(statementRecipient) })
  async recipients(@Body({ schema: statementsDownloadBody }) range: z.output<typeof statementsDownloadBody>) {
    return { list: await this.mailing.recipients(range) };
  }

  @Post('mail')
  @Command({
    id: 'documentsMailStatements',
    allow: 'report.mail',
    response: objOf(documentJobStarted),
    status: 202,
    localizedMessage: documentMessages.statementsMailed,
  })
  async mail(@Body({ schema: mailStatementsBody }) body: MailStatements) {
    return { obj: { jobId: await this.mailing.begin(body) } };
  }
}
