import type { DocumentJobState } from '@depot/contracts/documents';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { currentSession } from '@depot/node-context';
import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

const unfinished = `status IN ('WAITING', 'RUNNING')`;

/** Milliseconds of the database's time without a heartbeat after which a job counts as dead with its process. */
const silenceMs = 30_000;

const isSilent = `heard_at < ${databaseTime} - :silenceMs`;
const ownJob = 'tenant_id = :tenantId AND user_id = :userId AND id = :id';

export interface DocumentJobRow extends Omit<DocumentJobState, 'message'> {
  fileName: string;
  mediaType: string;
  problem: string | null;
  /** 1 for a job without recent heartbeats, whose process has died. */
  isSilent: number;
}

/** Reads and writes the jobs of the asking user. */
@Injectable()
export class DocumentJobRepository {
  constructor(private readonly db: Db) {}

  async require(id: number): Promise<DocumentJobRow> {
    const [row] = await this.db.query<DocumentJobRow>(
      `SELECT status, done, total, left_out leftOut, file_name fileName, media_type mediaType, problem,
         ${isSilent} isSilent
       FROM document_job WHERE ${ownJob}`,
      { id, userId: currentSession().id, silenceMs },
    );
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return row;
  }

  /** Counts the user's running jobs of live processes; their rows stay locked. */
  async lockUnfinished(userId: number): Promise<number> {
    const rows = await this.db.query<{ id: number }>(
      `SELECT id FROM document_job
       WHERE tenant_id = :tenantId AND user_id = :userId AND ${unfinished} AND NOT ${isSilent} FOR UPDATE`,
      { userId, silenceMs },
    );
    return rows.length;
  }

  /** Returns the id of a job that waits. */
  async insert(job: { userId: number; total: number; leftOut: number; name: string; type: string }): Promise<number> {
    const { insertId } = await this.db.execute(
      `INSERT INTO document_job (tenant_id, user_id, status, done, total, left_out, file_name, media_type, time,
        heard_at)
       VALUES (:tenantId, :userId, 'WAITING', 0, :total, :leftOut, :name, :type, ${databaseTime}, ${databaseTime})`,
      { ...job },
    );
    return insertId;
  }

  async updateProgress(id: number, done: number): Promise<boolean> {
    return this.change(id, `status = 'RUNNING', done = :done`, { done });
  }

  async updateHeartbeat(id: number): Promise<void> {
    await this.change(id, 'status = status');
  }

  async finish(id: number): Promise<boolean> {
    return this.change(id, `status = 'DONE', done = total`);
  }

  async markFailed(id: number, problem: string): Promise<void> {
    await this.change(id, `status = 'FAILED', problem = :problem`, { problem });
  }

  async cancel(id: number): Promise<void> {
    await this.change(id, `status = 'CANCELLED'`);
  }

  /**
   * Deletes jobs of all tenants with their files if both request and last heartbeat are older than `ageMs`: at most
   * `limit`; returns their number. Running jobs and recently finished ones stay.
   */
  async removeOld(ageMs: number, limit: number): Promise<number> {
    const { affectedRows } = await this.db.unscoped('old jobs of all tenants are removed together').execute(
      `DELETE FROM document_job
         WHERE time < ${databaseTime} - :ageMs AND heard_at < ${databaseTime} - :ageMs
           AND NOT (${unfinished} AND NOT ${isSilent}) LIMIT :limit`,
      { ageMs, silenceMs, limit },
    );
    return affectedRows;
  }

  /** False if it has ended already. */
  private async change(id: number, set: string, values: Record<string, string | number> = {}): Promise<boolean> {
    const { affectedRows } = await this.db.execute(
      `UPDATE document_job SET ${set}, heard_at = ${databaseTime} WHERE ${ownJob} AND ${unfinished}`,
      {
        ...values,
        id,
        userId: currentSession().id,
      },
    );
    return affectedRows > 0;
  }
}
