import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { runInStage, type Stage } from './stage.js';

/** Consecutive numbers of a tenant, never reused: display ids, invoice numbers. */
@Injectable()
export class Numbering {
  constructor(private readonly db: Db) {}

  /**
   * The next number of a series, starting with 1. Its row stays locked until the transaction ends, so that no number is
   * lost: take it late.
   */
  async assignNumber(series: string): Promise<number> {
    return this.reserve(series, 1);
  }

  /**
   * Reserves `count` numbers for the rows of a stage, which counts within them on its own. Locks the series for this
   * one statement only; numbers of an abandoned stage stay unused.
   */
  async moveFromStage(series: string, count: number, stage: Stage): Promise<void> {
    if (count === 0) return;
    const before = (await this.reserve(series, count)) - 1;
    await runInStage(stage, () =>
      this.db.execute('INSERT INTO number_series (tenant_id, series, last) VALUES (:tenantId, :series, :before)', {
        series,
        before,
      }),
    );
  }

  /** Ends the counting of a stage. */
  async removeStage(stage: Stage): Promise<void> {
    await runInStage(stage, () => this.db.execute('DELETE FROM number_series WHERE tenant_id = :tenantId'));
  }

  /** Reserves `count` numbers and returns the first. */
  async reserve(series: string, count: number): Promise<number> {
    const { insertId: last } = await this.db.execute(
      `INSERT INTO number_series (tenant_id, series, last) VALUES (:tenantId, :series, LAST_INSERT_ID(:count))
       ON DUPLICATE KEY UPDATE last = LAST_INSERT_ID(last + :count)`,
      { series, count },
    );
    return last - count + 1;
  }
}
