import {
  type DocumentJobQuery,
  documentJobQuery,
  documentJobState,
  documentMessages,
} from '@depot/contracts/documents';
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

  @Get()
  @ReadRoute({ id: 'documentsJob', allow: 'account.own', response: objOf(documentJobState) })
  async state(@Query({ schema: documentJobQuery }) { id }: DocumentJobQuery) {
    return { obj: await this.rows.state(id) };
  }

  @Get('file')
  @ReadRoute({ id: 'documentsJobFile', allow: 'account.own', response: 'file' })
  async file(
    @Query({ schema: documentJobQuery }) { id }: DocumentJobQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { name, type, leftOut } = await this.rows.file(id);
    reply.header('x-left-out', String(leftOut));
    return fileResponse(this.files.read(id), { name, type, inline: true });
  }

  @Delete()
  @Command({
    id: 'documentsCancelJob',
    allow: 'account.own',
    response: messageOnly,
    localizedMessage: documentMessages.cancelledActivity,
    inViewOnly: true,
  })
  async cancel(@Query({ schema: documentJobQuery }) { id }: DocumentJobQuery) {
    await this.rows.cancel(id);
    return { message: translate(documentMessages.cancelled, currentLanguage()) };
  }
}
