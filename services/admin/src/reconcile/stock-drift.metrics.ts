import { METRICS } from '@depot/node-http';
import { ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { ReconcileRunRepository } from './reconcile-run.repository.js';

const minute = 60_000;

/**
 * Result of the nightly comparison as a metric for alerts. It is read once a minute and stored with its age, because
 * metrics must be available without the database.
 */
@Injectable()
export class StockDriftMetrics implements OnModuleInit {
  private readonly drift;
  private readAt: number | undefined;

  constructor(
    private readonly runs: ReconcileRunRepository,
    tasks: ScheduledTasks,
    @Inject(METRICS) private readonly registry: Registry,
  ) {
    this.drift = new Gauge({
      name: 'depot_stock_drift',
      help: 'Products whose stock data was inconsistent at the latest nightly comparison.',
      labelNames: ['kind'],
      registers: [registry],
    });
    tasks.add({ name: 'metrics of the nightly comparison', everyMs: minute, run: () => this.read() });
  }

  onModuleInit(): void {
    const age = () => (this.readAt === undefined ? Number.POSITIVE_INFINITY : (Date.now() - this.readAt) / 1000);
    new Gauge({
      name: 'depot_stock_drift_age_seconds',
      help: 'Time since this process last read the result of the nightly comparison.',
      registers: [this.registry],
      collect() {
        this.set(age());
      },
    });
  }

  /** Reads the metric; without a database the old value stays and its age grows. */
  async read(): Promise<void> {
    const row = await this.runs.sumNewest();
    this.drift.set({ kind: 'quantity' }, Number(row?.quantities ?? 0));
    this.drift.set({ kind: 'booking' }, Number(row?.bookings ?? 0));
    this.readAt = Date.now();
  }
}
