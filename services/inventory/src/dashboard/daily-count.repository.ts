import type { Dashboard } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { DailyCountEntity } from './daily-count.entity.js';
import type { FinishedDay } from './window.js';

/** A finished day of a tenant. */
export interface TenantDay extends FinishedDay {
  tenantId: number;
}

/** Number of units of a tenant at the end of a day. */
export interface DailyCount extends TenantDay {
  count: number;
}

const why = 'a scheduler counts for all tenants';

const dailyCounts = `
  SELECT time, count FROM inventory_count WHERE tenant_id = :tenantId AND day >= :first AND time IN (:times)
  ORDER BY time DESC`;

const anyUnit = 'SELECT 1 AS one FROM inventory_unit WHERE tenant_id = :tenantId LIMIT 1';

/** A count that was made at another time is none: the timezone has changed, or the clock was wrong. */
const hasCount = 'c.tenant_id = d.tenant_id AND c.day = d.day AND c.time = d.time';

const uncounted = (days: string) => `
  SELECT d.tenant_id AS tenantId FROM ${days} d LEFT JOIN inventory_count c ON ${hasCount} WHERE c.tenant_id IS NULL`;

/** Counts the units at the end of each day without a count, from the day of the tenant's first unit on. */
const missingCounts = (days: string) => `
  SELECT d.tenant_id AS tenantId, d.day, d.time,
    (SELECT COUNT(*) FROM inventory_unit u
     WHERE u.tenant_id = d.tenant_id AND u.received_time <= d.time
       AND (u.status = 'IN_STOCK' OR u.gone_time > d.time)) AS count
  FROM (SELECT tenant_id, MIN(received_time) AS first_time FROM inventory_unit WHERE tenant_id IN (:tenantIds)
    GROUP BY tenant_id) t
  JOIN ${days} d ON d.tenant_id = t.tenant_id AND d.time >= t.first_time
  LEFT JOIN inventory_count c ON ${hasCount}
  WHERE c.tenant_id IS NULL`;

/** Counts of days that are not finished come from a clock that was ahead, or from a timezone further east. */
const unfinishedCounts = (days: string) => `
  DELETE c FROM ${days} d JOIN inventory_count c ON c.tenant_id = d.tenant_id AND c.day > d.day`;

/** Reads and writes daily counts of units. */
@Injectable()
export class DailyCountRepository {
  constructor(private readonly db: Db) {}

  /** The tenant's counts of these days, the newest first; days without a count are missing. */
  async findOfDays(days: readonly FinishedDay[]): Promise<Dashboard['inventoryCounts']> {
    return this.db.query(dailyCounts, { first: days.at(-1)?.day, times: days.map(({ time }) => time) });
  }

  /** Whether the tenant has ever had a unit. */
  async hasAnyUnit(): Promise<boolean> {
    return (await this.db.query(anyUnit)).length > 0;
  }

  /** Tenants without a count of the day, those without units included. */
  async findUncounted(days: readonly TenantDay[]): Promise<Set<number>> {
    const { table, values } = this.asTable(days);
    const rows = await this.db.unscoped(why).query<{ tenantId: number }>(uncounted(table), values);
    return new Set(rows.map(({ tenantId }) => tenantId));
  }

  /** Counts the units on those of the days that have no count. */
  async countMissing(days: readonly TenantDay[]): Promise<DailyCount[]> {
    const { table, values } = this.asTable(days);
    const tenantIds = [...new Set(days.map(({ tenantId }) => tenantId))];
    return this.db.unscoped(why).query<DailyCount>(missingCounts(table), { ...values, tenantIds });
  }

  /** Stores counts; each replaces the one of another time on its day. */
  async save(counts: readonly DailyCount[]): Promise<void> {
    await this.db
      .unscoped(why)
      .bulk(DailyCountEntity)
      .upsert(counts, { replace: ['count', 'time'] });
  }

  /** Removes counts of days after these, the latest finished one of each tenant. */
  async removeUnfinished(days: readonly TenantDay[]): Promise<void> {
    const { table, values } = this.asTable(days);
    await this.db.unscoped(why).execute(unfinishedCounts(table), values);
  }

  private asTable(days: readonly TenantDay[]) {
    return this.db.unscoped(why).bulk(DailyCountEntity).asTable(days, ['tenantId', 'day', 'time'], 'days');
  }
}
