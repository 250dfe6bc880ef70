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
   * Prints the statement of a store for a period as a PDF.
   *
   * `start` and `end` are in epoch ms, both inclusive. 404 if a STORE requests another store.
   *
   * With `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the
   * caller's jobs are running.
   *
   * @returns the PDF, or the id of the job that creates it.
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
   * Prints the statements of all stores with a balance or a movement in a period as a ZIP archive.
   *
   * One PDF for each store, or for those of `storeIds` among them. `start` and `end` are in epoch ms, both inclusive.
   * 404 if there is none.
   *
   * With `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the
   * caller's jobs are running.
   *
   * @returns the ZIP archive, or the id of the job that creates it.
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
