import { type DocumentJobState, documentMessages } from '@depot/contracts/documents';
import { commonMessages, DomainError, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Numbering } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { DocumentJobRepository } from './document-job.repository.js';
import type { LongWork } from './long-document.js';

/** Jobs of one user that may be in the making at a time. */
const maxConcurrent = 5;

/** Reason of a failed job, translated when a user reads it. */
export interface JobProblem {
  localizedMessage: Message;
  values?: MessageValues;
}

/** The jobs of the asking user, kept where every process sees them. */
@Injectable()
export class JobService {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
    private readonly jobs: DocumentJobRepository,
  ) {}

  /** Refused where the user has too many in the making already. */
  begin(work: LongWork): Promise<number> {
    return this.db.transaction(() => this.insert(work));
  }

  /**
   * The series of the user is locked from here on, so that their jobs begin one after the other, and a locking read
   * counts.
   */
  private async insert({ name = '', type = '', total, leftOut = 0 }: LongWork): Promise<number> {
    const userId = currentSession().id;
    await this.numbering.assignNumber(`documentJob.${userId}`);
    const count = await this.jobs.lockUnfinished(userId);
    if (count >= maxConcurrent) throw new DomainError('TOO_MANY_REQUESTS', documentMessages.tooMany, { count });
    return this.jobs.insert({ userId, total, leftOut, name, type });
  }

  async getState(id: number): Promise<DocumentJobState> {
    const { problem, isSilent, done, total, leftOut, status } = await this.jobs.require(id);
    const known = { status, done, total, leftOut };
    const isGoing = status === 'WAITING' || status === 'RUNNING';
    if (isGoing && isSilent)
      return { ...known, status: 'FAILED', message: translateMessage(documentMessages.interrupted) };
    if (problem === null) return known;
    const { localizedMessage, values } = JSON.parse(problem) as JobProblem;
    return { ...known, message: translateMessage(localizedMessage, values) };
  }

  /**
   * Name and type of a finished job's file.
   * @throws NOT_FOUND if the job has no file.
   */
  async getFile(id: number): Promise<{ name: string; type: string; leftOut: number }> {
    const { status, fileName, mediaType, leftOut } = await this.jobs.require(id);
    if (status !== 'DONE' || fileName === '') throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return { name: fileName, type: mediaType, leftOut };
  }

  /** Updates the progress; returns false if the job has left that state because it was cancelled. */
  async updateProgress(id: number, done: number): Promise<boolean> {
    return this.jobs.updateProgress(id, done);
  }

  /** Says that the process still works on it. */
  async updateHeartbeat(id: number): Promise<void> {
    await this.jobs.updateHeartbeat(id);
  }

  async finish(id: number): Promise<boolean> {
    return this.jobs.finish(id);
  }

  async markFailed(id: number, problem: JobProblem): Promise<void> {
    await this.jobs.markFailed(id, JSON.stringify(problem));
  }

  /** @throws NOT_FOUND for the job of another user; an ended job stays unchanged */
  async cancel(id: number): Promise<void> {
    await this.jobs.require(id);
    await this.jobs.cancel(id);
  }
}

const translateMessage = (localizedMessage: Message, values?: MessageValues) =>
  translate(localizedMessage, currentLanguage(), values);
