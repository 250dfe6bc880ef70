import { type DocumentJobQuery, documentJobQuery, documentMessages, jobState } from '@depot/contracts/documents';
import { translate } from '@depot/contracts/errors';
import { messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, fileResponse, ReadRoute } from '@depot/node-http';
import { Controller, Delete, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { JobService } from './job.service.js';
import { JobFileRepository } from './job-file.repository.js';

/**
 * Documents in the making. What may be in one was decided when it was asked for; a job is nobody's but the asking
 * user's.
 */
@Controller('document/job')
export class JobController {
  constructor(
    private readonly rows: JobService,
    private readonly files: JobFileRepository,
  ) {}

  /**
   * Reads how far a job of the caller is.
   *
   * Jobs are forgotten after an hour; 404 then, and for another user's. A FAILED one says why in `message`. `leftOut`
   * is how many of the things asked for will not be done.
   *
   * @returns the state of the job.
   */
  @Get()
  @ReadRoute({ id: 'documentsJob', allow: 'account.own', response: objOf(jobState) })
  async getState(@Query({ schema: documentJobQuery }) { id }: DocumentJobQuery) {
    return { obj: await this.rows.getState(id) };
  }

  /**
   * Downloads what a job of the caller has made.
   *
   * 404 until the job is DONE, and where it makes no file. The header `x-left-out` says how many of the things asked
   * for are not in it.
   *
   * @returns the file.
   */
  @Get('file')
  @ReadRoute({ id: 'documentsJobFile', allow: 'account.own', response: 'file' })
  async downloadFile(
    @Query({ schema: documentJobQuery }) { id }: DocumentJobQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { name, type, leftOut } = await this.rows.getFile(id);
    reply.header('x-left-out', String(leftOut));
    return fileResponse(this.files.read(id), { name, type, inline: true });
  }

  /**
   * Cancels a job of the caller.
   *
   * One that has ended stays as it is; emails that have been sent stay sent. Also allowed in view-only mode.
   *
   * @returns a message.
   */
  @Delete()
  @Command({
    id: 'documentsCancelJob',
    allow: 'account.own',
    invalidates: 'nothing',
    response: messageOnly,
    localizedMessage: documentMessages.cancelledActivity,
    inViewOnly: true,
  })
  async cancel(@Query({ schema: documentJobQuery }) { id }: DocumentJobQuery) {
    await this.rows.cancel(id);
    return { message: translate(documentMessages.cancelled, currentLanguage()) };
  }
}
