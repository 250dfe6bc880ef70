import type { Db } from '@depot/node-database';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds for a query of the time: a slower response no longer shows the current time. */
const promptMs = 1_000;

/** Looks how the database is, so that an operator hears of one that is away or whose clock differs. */
export class DatabaseWatch {
  /** In ms of a clock that only goes forward. */
  private readyAt = Number.NEGATIVE_INFINITY;
  private readonly offset;

  constructor(
    private readonly db: Pick<Db, 'findTrouble' | 'getTime'>,
    registry: Registry,
  ) {
    const registers = [registry];
    const age = () => (performance.now() - this.readyAt) / 1000;
    new Gauge({
      name: 'db_ready_age_seconds',
      help: 'Time since this process last found its database readable and changeable; infinite before it first did.',
      registers,
      collect() {
        this.set(age());
      },
    });
    this.offset = new Gauge({
      name: 'db_clock_offset_seconds',
      help: 'By how much the clock of this process is ahead of the database.',
      registers,
    });
  }

  async checkDatabase(): Promise<void> {
    if ((await this.db.findTrouble()) !== undefined) return;
    this.readyAt = performance.now();
    const begin = performance.now();
    const now = await this.db.getTime();
    const took = performance.now() - begin;
    if (took <= promptMs) this.offset.set((Date.now() - took / 2 - now) / 1000);
  }
}
