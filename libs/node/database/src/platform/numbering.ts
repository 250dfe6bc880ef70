import { Injectable } from '@nestjs/common';
import { Db } from '../db.js';

/** Consecutive numbers of a tenant, never given twice: display ids, invoice numbers. */
@Injectable()
export class Numbering {
  constructor(private readonly db: Db) {}

  /**
   * The next number of a series, starting with 1. Its row stays locked until the transaction ends, so that no number is lost:
   * take it late.
   */
  async next(series: string): Promise<number> {
    return this.reserve(series, 1);
  }

  /** Reserves `count` numbers and answers the first. */
  async reserve(series: string, count: number): Promise<number> {
    const { insertId: last } = await this.db.execute(
      `INSERT INTO number_series (tenant_id, series, last) VALUES (:tenantId, :series, LAST_INSERT_ID(:count))
       ON DUPLICATE KEY UPDATE last = LAST_INSERT_ID(last + :count)`,
      { series, count },
    );
    return last - count + 1;
  }
}
