import type { Reconciliation } from '@depot/contracts/admin';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Tells ADMIN what the nightly comparison has found. */
@Injectable()
export class ReconcileQueries {
  constructor(private readonly db: Db) {}

  /** The newest comparison of the tenant; undefined before the first. */
  async newest(): Promise<Reconciliation | undefined> {
    const [row] = await this.db.query<Reconciliation>(
      'SELECT time, quantities, bookings FROM reconcile_run WHERE tenant_id = :tenantId ORDER BY day DESC LIMIT 1',
    );
    return row;
  }
}
