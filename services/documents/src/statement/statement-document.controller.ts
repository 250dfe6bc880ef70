import { allStatementsBody, documentJobStarted, statementDownloadBody } from '@depot/contracts/documents';
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

  /**
   * Prints the statement of a store over a period as a PDF.
   *
   * `start` and `end` are in epoch ms, both inclusive. 404 where a STORE asks for another one.
   *
   * With `Prefer: respond-async` the answer is 202 and the id of a job that makes the file; 429 where five of the
   * caller's jobs are in the making.
   *
   * @returns the PDF, or the id of the job that makes it.
   */
  @Post('statement/download')
  @ReadRoute({ id: 'documentsStatement', allow: 'report.read', response: 'file', later: objOf(documentJobStarted) })
  async download(
    @Body({ schema: statementDownloadBody }) { userId, start, end }: z.output<typeof statementDownloadBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.response.sendDocument(await this.statements.buildDocument(userId, { start, end }), prefer, reply);
  }

  /**
   * Prints the statements of all stores with a balance or a movement in a period, zipped.
   *
   * A PDF for each store, or each of `storeIds` among them. `start` and `end` are in epoch ms, both inclusive. 404
   * where there is none.
   *
   * With `Prefer: respond-async` the answer is 202 and the id of a job that makes the file; 429 where five of the
   * caller's jobs are in the making.
   *
   * @returns the ZIP archive, or the id of the job that makes it.
   */
  @Post('statements/download')
  @ReadRoute({ id: 'documentsStatements', allow: 'report.admin', response: 'file', later: objOf(documentJobStarted) })
  async downloadAll(
    @Body({ schema: allStatementsBody }) { storeIds, ...range }: z.output<typeof allStatementsBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.response.sendDocument(await this.statements.buildArchive(range, storeIds), prefer, reply);
  }
}
