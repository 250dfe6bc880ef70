import { Db, ScheduledTasks } from '@depot/node-database';
import { METRICS } from '@depot/node-http';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';

const minute = 60_000;

/** What the newest comparison of each tenant has found. */
const newestOfEach = `SELECT SUM(r.quantities) AS quantities, SUM(r.bookings) AS bookings FROM reconcile_run r
  JOIN (SELECT tenant_id, MAX(day) AS day FROM reconcile_run GROUP BY tenant_id) newest
    ON newest.tenant_id = r.tenant_id AND newest.day = r.day`;

/**
 * What the nightly comparison has found, as a figure for alerts. It is read once a minute and kept with its age: whoever
 * asks for the figures must get them without the database too.
 */
@Injectable()
export class StockDriftFigures implements OnModuleInit {
  private readonly drift;
  private readAt: number | undefined;

  constructor(
    private readonly db: Db,
    tasks: ScheduledTasks,
    @Inject(METRICS) private readonly registry: Registry,
  ) {
    this.drift = new Gauge({
      name: 'depot_stock_drift',
      help: 'Products whose figures disagreed at the newest nightly comparison.',
      labelNames: ['kind'],
      registers: [registry],
    });
    tasks.add({ name: 'figures of the nightly comparison', everyMs: minute, run: () => this.read() });
  }

  onModuleInit(): void {
    const age = () => (this.readAt === undefined ? Number.POSITIVE_INFINITY : (Date.now() - this.readAt) / 1000);
    new Gauge({
      name: 'depot_stock_drift_age_seconds',
      help: 'Time since this process last read what the nightly comparison has found.',
      registers: [this.registry],
      collect() {
        this.set(age());
      },
    });
  }

  /** Reads the figures anew; without a database they stay as they are, and grow older. */
  async read(): Promise<void> {
    const [row] = await this.db
      .unscoped('operations watch all tenants together')
      .query<{ quantities: number | null; bookings: number | null }>(newestOfEach);
    this.drift.set({ kind: 'quantity' }, Number(row?.quantities ?? 0));
    this.drift.set({ kind: 'booking' }, Number(row?.bookings ?? 0));
    this.readAt = Date.now();
  }
}
