import { Injectable } from '@nestjs/common';
import { Chores, Db } from '@depot/node-database';
import { countToday, isCounted } from './dashboard.queries.js';

const quarterOfAnHour = 15 * 60_000;

/** Counts the units in stock once a day. Any number of processes may try; the day's first count stays. */
@Injectable()
export class DailyCount {
  constructor(
    private readonly db: Db,
    chores: Chores,
  ) {
    chores.add({ name: 'daily inventory count', everyMs: quarterOfAnHour, run: () => this.take(Date.now()) });
  }

  async take(time: number): Promise<void> {
    const day = new Date(time).toISOString().slice(0, 10);
    const every = this.db.acrossTenants('a scheduler counts for all tenants');
    if ((await every.query(isCounted, { day })).length === 0) await every.execute(countToday, { day, time });
  }
}
