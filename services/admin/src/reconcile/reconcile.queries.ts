import type { Reconciliation } from '@depot/contracts/admin';
import { Db } from '@depot/node-database';
import { METRICS } from '@depot/node-http';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';

/** What the newest comparison of each tenant has found. */
const newestOfEach = `SELECT SUM(r.quantities) AS quantities, SUM(r.bookings) AS bookings FROM reconcile_run r
  JOIN (SELECT tenant_id, MAX(day) AS day FROM reconcile_run GROUP BY tenant_id) newest
    ON newest.tenant_id = r.tenant_id AND newest.day = r.day`;

/** Tells what the nightly comparison has found: to ADMIN, and as a figure for alerts. */
@Injectable()
export class ReconcileQueries implements OnModuleInit {
  constructor(
    private readonly db: Db,
    @Inject(METRICS) private readonly registry: Registry,
  ) {}

  onModuleInit(): void {
    const across = this.db.acrossTenants('operations watch all tenants together');
    new Gauge({
      name: 'depot_stock_drift',
      help: 'Products whose figures disagreed at the newest nightly comparison.',
      labelNames: ['kind'],
      registers: [this.registry],
      async collect() {
        const [row] = await across.query<{ quantities: number | null; bookings: number | null }>(newestOfEach);
        this.set({ kind: 'quantity' }, Number(row?.quantities ?? 0));
        this.set({ kind: 'booking' }, Number(row?.bookings ?? 0));
      },
    });
  }

  /** The newest comparison of the tenant; undefined before the first. */
  async newest(): Promise<Reconciliation | undefined> {
    const [row] = await this.db.query<Reconciliation>(
      'SELECT time, quantities, bookings FROM reconcile_run WHERE tenant_id = :tenantId ORDER BY day DESC LIMIT 1',
    );
    return row;
  }
}
