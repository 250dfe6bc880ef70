import { Db, ScheduledTasks } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import * as sql from './dashboard.queries.js';
import { daysOfWindow } from './window.js';

const minute = 60_000;

interface MissingCount {
  tenantId: number;
  day: string;
  time: number;
  count: number;
}

/**
 * Counts the units in stock once a day (UTC). Any number of processes may try; the day's first count stays. Days of the
 * dashboard's window that nobody counted, because nothing ran or stock was imported later, are made up for from when
 * each unit came and went.
 */
@Injectable()
export class DailyCount {
  constructor(
    private readonly db: Db,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'daily inventory count', everyMs: minute, run: () => this.take(Date.now()) });
  }

  async take(now: number): Promise<void> {
    const every = this.db.unscoped('a scheduler counts for all tenants');
    const days = daysOfWindow(now);
    if ((await every.query(sql.isUncounted, { day: days[0]?.[0], now })).length === 0) return;
    const missing = await every.query<MissingCount>(sql.missingCounts, { days: JSON.stringify(days), now });
    const counts = missing.map(({ tenantId, day, time, count }) => [tenantId, day, time, count]);
    await every.execute(sql.keepCounts, { counts: JSON.stringify(counts), now });
  }
}
