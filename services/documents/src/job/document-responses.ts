import { respondAsync } from '@depot/contracts/documents';
import { createFileResponse, KeyedResponses } from '@depot/node-http';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { JobRunner } from './job-runner.js';
import type { LongDocument } from './long-document.js';

/** A caller may state several preferences, each with parameters: `respond-async, wait=10`. */
const asksForJob = new RegExp(`(^|[,;\\s])${respondAsync}($|[,;\\s])`, 'i');

/** Returns a document as the caller prefers it: the file itself, or the job that makes it. */
@Injectable()
export class DocumentResponses {
  constructor(
    private readonly jobs: JobRunner,
    private readonly keyed: KeyedResponses,
  ) {}

  async sendDocument(
    document: LongDocument,
    prefer: string | undefined,
    reply: FastifyReply,
  ): Promise<StreamableFile | { obj: { jobId: number } }> {
    const { name, type, leftOut } = document;
    if (prefer !== undefined && asksForJob.test(prefer)) {
      reply.status(202).header('preference-applied', respondAsync);
      const started = async () => ({ obj: { jobId: await this.jobs.start(document) } });
      return this.keyed.once(reply.request, reply, started, { status: 202 });
    }
    if (leftOut !== undefined) reply.header('x-left-out', String(leftOut));
    return createFileResponse(await document.make(() => Promise.resolve()), { name, type, inline: true });
  }
}
