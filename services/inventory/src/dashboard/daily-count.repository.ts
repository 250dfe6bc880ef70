import type { EpochMs } from '@depot/contracts/amounts';
import type { Dashboard } from '@depot/contracts/inventory';
import { Db, firstStage } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { DailyCountEntity } from './daily-count.entity.js';

/** Stock of a tenant on a day without a count. */
export interface MissingCount {
  tenantId: number;
  day: string;
  time: EpochMs;
  count: number;
}

/** A day and the time at which its units are counted. */
export type DayToCount = readonly [day: string, time: number];

const why = 'a scheduler counts for all tenants';

const dailyCounts = `
  SELECT time, count FROM inventory_count WHERE tenant_id = :tenantId AND time BETWEEN :since AND :now
  ORDER BY time DESC LIMIT :days`;

const anyUnit = 'SELECT 1 AS one FROM inventory_unit WHERE tenant_id = :tenantId LIMIT 1';

/** 1 if a tenant with units has no count on the day. */
const isUncounted = `
  SELECT 1 AS one FROM (SELECT tenant_id FROM inventory_unit WHERE tenant_id < :firstStage GROUP BY tenant_id) t
  LEFT JOIN inventory_count c ON c.tenant_id = t.tenant_id AND c.day = :day AND c.time <= :now
  WHERE c.tenant_id IS NULL LIMIT 1`;

/** Counts units of all tenants at each `[day, time]` without a count, from the day of their first unit on. */
const missingCounts = (days: string) => `
  SELECT t.tenant_id AS tenantId, d.day, d.time,
    (SELECT COUNT(*) FROM inventory_unit u
     WHERE u.tenant_id = t.tenant_id AND u.received_time <= d.time
       AND (u.status = 'IN_STOCK' OR u.gone_time > d.time)) AS count
  FROM (SELECT tenant_id, MIN(received_time) AS first_time FROM inventory_unit WHERE tenant_id < :firstStage
    GROUP BY tenant_id) t
  JOIN ${days} d ON d.time >= t.first_time
  LEFT JOIN inventory_count c ON c.tenant_id = t.tenant_id AND c.day = d.day AND c.time <= :now
  WHERE c.tenant_id IS NULL`;

/** Reads and writes daily counts of units. */
@Injectable()
export class DailyCountRepository {
  constructor(private readonly db: Db) {}

  /** The counts of the tenant, the newest first. */
  async findBetween(since: number, now: number, limit: number): Promise<Dashboard['inventoryCounts']> {
    return this.db.query(dailyCounts, { since, now, days: limit });
  }

  /** Whether the tenant has ever had a unit. */
  async hasAnyUnit(): Promise<boolean> {
    return (await this.db.query(anyUnit)).length > 0;
  }

  /** 1 if a tenant with units has no count on the day. */
  async isUncounted(day: string | undefined, now: number): Promise<boolean> {
    return (await this.db.unscoped(why).query(isUncounted, { day, now, firstStage })).length > 0;
  }

  /** Counts units of all tenants on the days without a count. */
  async findMissing(days: readonly DayToCount[], now: number): Promise<MissingCount[]> {
    const across = this.db.unscoped(why);
    const rows = days.map(([day, time]) => ({ day, time }));
    const { table, values } = across.bulk(DailyCountEntity).asTable(rows, ['day', 'time'], 'days');
    return across.query<MissingCount>(missingCounts(table), { ...values, now, firstStage });
  }

  /** Keeps an existing count, unless its time is in the future, from a wrong clock. */
  async save(missing: readonly MissingCount[], now: number): Promise<void> {
    await this.db
      .unscoped(why)
      .bulk(DailyCountEntity)
      .upsert(missing, {
        replace: ['count', 'time'],
        where: 'inventory_count.time > :now',
        values: { now },
      });
  }
}
