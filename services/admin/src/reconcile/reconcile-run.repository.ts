import type { Reconciliation } from '@depot/contracts/admin';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Results of the newest comparison of each tenant. */
const newestOfEach = `SELECT SUM(r.quantities) AS quantities, SUM(r.bookings) AS bookings FROM reconcile_run r
  JOIN (SELECT tenant_id, MAX(day) AS day FROM reconcile_run GROUP BY tenant_id) newest
    ON newest.tenant_id = r.tenant_id AND newest.day = r.day`;

/** Results of the nightly comparison. */
@Injectable()
export class ReconcileRunRepository {
  constructor(private readonly db: Db) {}

  /** The newest comparison of the tenant; undefined before the first. */
  async findNewest(): Promise<Reconciliation | undefined> {
    const [row] = await this.db.query<Reconciliation>(
      'SELECT time, quantities, bookings FROM reconcile_run WHERE tenant_id = :tenantId ORDER BY day DESC LIMIT 1',
    );
    return row;
  }

  /** Takes a day for the running transaction; false where another process has it. */
  async claim(day: string, now: number): Promise<boolean> {
    const { affectedRows } = await this.db.execute(
      `INSERT IGNORE INTO reconcile_run (tenant_id, day, time, quantities, bookings)
       VALUES (:tenantId, :day, :now, 0, 0)`,
      { day, now },
    );
    return affectedRows > 0;
  }

  async saveCounts(day: string, found: { quantities: number; bookings: number }): Promise<void> {
    await this.db.execute(
      `UPDATE reconcile_run SET quantities = :quantities, bookings = :bookings
        WHERE tenant_id = :tenantId AND day = :day`,
      { day, ...found },
    );
  }

  /** Totals of the newest comparisons of all tenants; null without any. */
  async sumNewest(): Promise<{ quantities: number | null; bookings: number | null } | undefined> {
    const [row] = await this.db
      .unscoped('operations watch all tenants together')
      .query<{ quantities: number | null; bookings: number | null }>(newestOfEach);
    return row;
  }
}
