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

  /**
   * Lists the stores with a balance or a movement in a period, to email them their statements.
   *
   * `start` and `end` are in epoch ms, both inclusive. `mailTo` is null where a store cannot be emailed: it has not
   * registered. `mailedTime` is when it was last emailed the statement of this very period.
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
   * In the store's language, in the background. Stores that cannot be emailed are left out, and without `again` also
   * those that have had the statement of this very period. What has been sent stays sent, also where the job is
   * cancelled.
   *
   * 404 where there is nobody to email; 429 where five of the caller's jobs are in the making.
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
