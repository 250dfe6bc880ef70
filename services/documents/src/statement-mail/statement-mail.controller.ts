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

/** Statements by email. */
@Controller('document/statements')
export class StatementMailController {
  constructor(private readonly mailing: StatementMailing) {}

  /**
   * Lists the stores with a balance or a movement in a period, to email them their statements.
   *
   * `start` and `end` are in epoch ms, both inclusive. `mailTo` is null if the store has not registered, so that it
   * cannot be emailed. `mailedTime` is the time of the last email with the statement of exactly this period.
   *
   * @returns the stores, by name.
   */
  @Post('recipients')
  @ReadRoute({ id: 'documentsStatementRecipients', allow: 'report.admin', response: listOf(statementRecipient) })
  async listRecipients(@Body({ schema: statementsDownloadBody }) range: z.output<typeof statementsDownloadBody>) {
    return { list: await this.mailing.listRecipients(range) };
  }

  /**
   * Emails every store with a balance or a movement in a period its own statement.
   *
   * In the store's language, in the background. Stores that cannot be emailed are left out; without `again`, so are
   * those that were sent the statement of exactly this period. Sent emails stay sent, even if the job is cancelled.
   *
   * 404 if there is no recipient; 429 if five of the caller's jobs are running.
   *
   * @returns the id of the job that sends them.
   */
  @Post('mail')
  @Command({
    id: 'documentsMailStatements',
    allow: 'report.mail',
    invalidates: ['Outbox'],
    response: objOf(documentJobStarted),
    status: 202,
    localizedMessage: documentMessages.statementsMailed,
  })
  async sendStatements(@Body({ schema: mailStatementsBody }) body: MailStatements) {
    return { obj: { jobId: await this.mailing.begin(body) } };
  }
}
