import type { EpochMs } from '@depot/contracts/amounts';
import type { Dashboard } from '@depot/contracts/inventory';
import { Db, firstStage } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { DailyCountEntity } from './daily-count.entity.js';

/** What a tenant had in stock at a moment of a day that was not counted yet. */
export interface MissingCount {
  tenantId: number;
  day: string;
  time: EpochMs;
  count: number;
}

/** A day and the moment at which its units count. */
export type DayToCount = readonly [day: string, time: number];

const why = 'a scheduler counts for all tenants';

const dailyCounts = `
  SELECT time, count FROM inventory_count WHERE tenant_id = :tenantId AND time BETWEEN :since AND :now
  ORDER BY time DESC LIMIT :days`;

const anyUnit = 'SELECT 1 AS one FROM inventory_unit WHERE tenant_id = :tenantId LIMIT 1';

/** Whether a tenant that has ever had a unit was not counted on that day yet. */
const isUncounted = `
  SELECT 1 AS one FROM (SELECT tenant_id FROM inventory_unit WHERE tenant_id < :firstStage GROUP BY tenant_id) t
  LEFT JOIN inventory_count c ON c.tenant_id = t.tenant_id AND c.day = :day AND c.time <= :now
  WHERE c.tenant_id IS NULL LIMIT 1`;

/**
 * How many units every tenant had at each of these `[day, time]` that were not counted yet, since its first unit came.
 */
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

/** The units in stock day by day. */
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

  /** Whether a tenant that has ever had a unit was not counted on that day yet. */
  async isUncounted(day: string | undefined, now: number): Promise<boolean> {
    return (await this.db.unscoped(why).query(isUncounted, { day, now, firstStage })).length > 0;
  }

  /** How many units every tenant had on each of these days that were not counted yet. */
  async findMissing(days: readonly DayToCount[], now: number): Promise<MissingCount[]> {
    const across = this.db.unscoped(why);
    const rows = days.map(([day, time]) => ({ day, time }));
    const { table, values } = across.bulk(DailyCountEntity).asTable(rows, ['day', 'time'], 'days');
    return across.query<MissingCount>(missingCounts(table), { ...values, now, firstStage });
  }

  /** A count that is there already stays, unless a wrong clock took it later than now. */
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
