import { Db, removeAll } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { AttemptCount, Bucket } from './buckets.js';

interface Row extends Bucket, AttemptCount {}

const chosen = '(kind, subject) IN (:keys)';

const buildKeys = (buckets: readonly Bucket[]) => buckets.map(({ kind, subject }) => [kind, subject]);

/** Reads and writes counts of wrong attempts. */
@Injectable()
export class LoginThrottleRepository {
  constructor(private readonly db: Db) {}

  findCounts(buckets: readonly Bucket[], lock: '' | 'FOR UPDATE'): Promise<Row[]> {
    return this.openUnscoped().query<Row>(
      `SELECT kind, subject, wrong, started_at startedAt, last_at lastAt FROM login_throttle
       WHERE ${chosen} ORDER BY kind, subject ${lock}`,
      { keys: buildKeys(buckets) },
    );
  }

  async set({ kind, subject, wrong, startedAt, lastAt }: Row): Promise<void> {
    await this.openUnscoped().execute(
      `UPDATE login_throttle SET wrong = :wrong, started_at = :startedAt, last_at = :lastAt
       WHERE kind = :kind AND subject = :subject`,
      { kind, subject, wrong, startedAt, lastAt },
    );
  }

  private openUnscoped() {
    return this.db.unscoped('wrong attempts belong to a place, not to a tenant');
  }

  /** Inserts missing rows of these buckets. */
  async ensure(buckets: readonly Bucket[], now: number): Promise<void> {
    await this.openUnscoped().execute(
      `INSERT INTO login_throttle (kind, subject, wrong, started_at, last_at) VALUES :rows
       ON DUPLICATE KEY UPDATE kind = login_throttle.kind`,
      { rows: buckets.map(({ kind, subject }) => [kind, subject, 0, now, now]) },
    );
  }

  /** Subtracts one attempt from each of these buckets. */
  async revertAttempt(buckets: readonly Bucket[]): Promise<void> {
    await this.openUnscoped().execute(`UPDATE login_throttle SET wrong = wrong - 1 WHERE ${chosen} AND wrong > 0`, {
      keys: buildKeys(buckets),
    });
  }

  /** Removes counts without an attempt since `oldest`. */
  async removeOld(oldest: number): Promise<void> {
    await removeAll((limit) =>
      this.openUnscoped().execute('DELETE FROM login_throttle WHERE last_at < :oldest LIMIT :limit', { oldest, limit }),
    );
  }
}
