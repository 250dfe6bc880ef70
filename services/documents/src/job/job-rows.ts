import type { DocumentJobState } from '@depot/contracts/documents';
import { documentMessages } from '@depot/contracts/documents';
import { commonMessages, DomainError, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Db, Numbering } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { LongWork } from './long-document.js';

/** A job that has not been heard of for so long has died with its process, in ms. */
const silence = 30_000;
/** Jobs of one user that may be in the making at a time. */
const maxConcurrent = 5;

const unfinished = `status IN ('WAITING', 'RUNNING')`;
const mine = 'tenant_id = :tenantId AND user_id = :userId AND id = :id';

/** Why a job failed, to be said in the language of whoever asks. */
export interface Problem {
  localizedMessage: Message;
  values?: MessageValues;
}

interface Row extends Omit<DocumentJobState, 'message'> {
  fileName: string;
  mediaType: string;
  problem: string | null;
  heardAt: number;
}

/** The jobs of the asking user, kept where every process sees them. */
@Injectable()
export class JobRows {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
  ) {}

  /** Refused where the user has too many in the making already. */
  begin(work: LongWork): Promise<number> {
    return this.db.transaction(() => this.insert(work));
  }

  /** The series of the user is locked from here on, so that his jobs begin one after the other, and a locking read counts. */
  private async insert({ name = '', type = '', total, leftOut = 0 }: LongWork): Promise<number> {
    const [now, userId] = [Date.now(), currentSession().id];
    await this.numbering.next(`documentJob.${userId}`);
    const { length: count } = await this.db.query<{ id: number }>(
      `SELECT id FROM document_job
       WHERE tenant_id = :tenantId AND user_id = :userId AND ${unfinished} AND heard_at > :alive FOR UPDATE`,
      { userId, alive: now - silence },
    );
    if (count >= maxConcurrent) throw new DomainError('TOO_MANY_REQUESTS', documentMessages.tooMany, { count });
    const { insertId } = await this.db.execute(
      `INSERT INTO document_job (tenant_id, user_id, status, done, total, left_out, file_name, media_type, time, heard_at)
       VALUES (:tenantId, :userId, 'WAITING', 0, :total, :leftOut, :name, :type, :now, :now)`,
      { userId, total, leftOut, name, type, now },
    );
    return insertId;
  }

  async state(id: number): Promise<DocumentJobState> {
    const { problem, heardAt, done, total, leftOut, status } = await this.require(id);
    const known = { status, done, total, leftOut };
    const isGoing = status === 'WAITING' || status === 'RUNNING';
    if (isGoing && Date.now() - heardAt > silence)
      return { ...known, status: 'FAILED', message: said(documentMessages.interrupted) };
    if (problem === null) return known;
    const { localizedMessage, values } = JSON.parse(problem) as Problem;
    return { ...known, message: said(localizedMessage, values) };
  }

  /** What a finished job has made is called; NOT_FOUND where it has made nothing. */
  async file(id: number): Promise<{ name: string; type: string; leftOut: number }> {
    const { status, fileName, mediaType, leftOut } = await this.require(id);
    if (status !== 'DONE' || fileName === '') throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return { name: fileName, type: mediaType, leftOut };
  }

  /**
   * Takes a job from one state to another, and answers false where it is not in that state any more: it was cancelled.
   */
  async progress(id: number, done: number): Promise<boolean> {
    return this.change(id, `status = 'RUNNING', done = :done`, { done });
  }

  /** Says that the process still works on it. */
  async heard(id: number): Promise<void> {
    await this.change(id, 'status = status');
  }

  async finish(id: number): Promise<boolean> {
    return this.change(id, `status = 'DONE', done = total`);
  }

  async fail(id: number, problem: Problem): Promise<void> {
    await this.change(id, `status = 'FAILED', problem = :problem`, { problem: JSON.stringify(problem) });
  }

  /** NOT_FOUND for the job of another user; one that has ended stays as it is. */
  async cancel(id: number): Promise<void> {
    await this.require(id);
    await this.change(id, `status = 'CANCELLED'`);
  }

  private async require(id: number): Promise<Row> {
    const [row] = await this.db.query<Row>(
      `SELECT status, done, total, left_out leftOut, file_name fileName, media_type mediaType, problem, heard_at heardAt
       FROM document_job WHERE ${mine}`,
      { id, userId: currentSession().id },
    );
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return row;
  }

  private async change(id: number, set: string, values: Record<string, string | number> = {}): Promise<boolean> {
    const { affectedRows } = await this.db.execute(
      `UPDATE document_job SET ${set}, heard_at = :now WHERE ${mine} AND ${unfinished}`,
      {
        ...values,
        id,
        userId: currentSession().id,
        now: Date.now(),
      },
    );
    return affectedRows > 0;
  }
}

const said = (localizedMessage: Message, values?: MessageValues) =>
  translate(localizedMessage, currentLanguage(), values);
