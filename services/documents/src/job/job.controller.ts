import { type DocumentJobQuery, documentJobQuery, documentMessages, jobState } from '@depot/contracts/documents';
import { translate } from '@depot/contracts/errors';
import { messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, createFileResponse, ReadRoute } from '@depot/node-http';
import { Controller, Delete, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { JobService } from './job.service.js';
import { JobFileRepository } from './job-file.repository.js';

/** Jobs that create documents. Permissions are checked when a job starts; only the user who started it can read it. */
@Controller('document/job')
export class JobController {
  constructor(
    private readonly rows: JobService,
    private readonly files: JobFileRepository,
  ) {}

  /**
   * Returns the progress of a job of the caller.
   *
   * Jobs are deleted after an hour; 404 for a deleted job and for the job of another user. A FAILED job has the reason
   * in `message`. `leftOut` is the number of requested items that the job leaves out.
   *
   * @returns the state of the job.
   */
  @Get()
  @ReadRoute({ id: 'documentsJob', allow: 'account.own', response: objOf(jobState) })
  async getState(@Query({ schema: documentJobQuery }) { id }: DocumentJobQuery) {
    return { obj: await this.rows.getState(id) };
  }

  /**
   * Downloads the file of a job of the caller.
   *
   * 404 until the job is DONE, and if it creates no file. The header `x-left-out` contains the number of requested
   * items that are not in the file.
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
    return createFileResponse(this.files.read(id), { name, type, inline: true });
  }

  /**
   * Cancels a job of the caller.
   *
   * An ended job stays unchanged; sent emails stay sent. Also allowed in view-only mode.
   *
   * @returns a confirmation message.
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
