import type { StandingOrder } from '@depot/contracts/orders';
import { databaseTime, Db, isDuplicate } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A template with a schedule. */
export interface StandingRow extends Omit<StandingOrder, 'paused'> {
  tenantId: number;
  templateId: number;
  templateName: string;
  /** Owner of the template. */
  storeId: number;
  since: number;
}

type Raw = Omit<StandingRow, 'weekdays'> & { weekdays: number };

/** The fields of a schedule, for the content version. */
export const selectStandingContent = (standing: StandingOrder | null): object => ({
  standing: standing && [toBits(standing.weekdays), standing.cutoff, standing.paused],
});

/** Days of the week as bits, Monday the lowest. */
const toBits = (weekdays: readonly number[]) => weekdays.reduce((bits, weekday) => bits | (1 << (weekday - 1)), 0);
const fromBits = (bits: number) => [1, 2, 3, 4, 5, 6, 7].filter((weekday) => bits & (1 << (weekday - 1)));

/** Reads and writes standing orders. */
@Injectable()
export class StandingOrderRepository {
  constructor(private readonly db: Db) {}

  async findByTemplates(templateIds: readonly number[]): Promise<Map<number, StandingOrder>> {
    const rows = await this.db.query<{ templateId: number; weekdays: number; cutoff: number; paused: number }>(
      `SELECT template_id templateId, weekdays, cutoff, paused FROM standing_order
       WHERE tenant_id = :tenantId AND template_id IN (:templateIds)`,
      { templateIds },
    );
    return new Map(
      rows.map(({ templateId, weekdays, cutoff, paused }) => [
        templateId,
        { weekdays: fromBits(weekdays), cutoff, paused: paused === 1 },
      ]),
    );
  }

  /** Sets `since` to the time of the database, so that a cutoff that has passed today is skipped. */
  async set(templateId: number, { weekdays, cutoff, paused }: StandingOrder): Promise<void> {
    await this.db.execute(
      `INSERT INTO standing_order (tenant_id, template_id, weekdays, cutoff, paused, since)
       VALUES (:tenantId, :templateId, :bits, :cutoff, :paused, ${databaseTime})
       ON DUPLICATE KEY UPDATE weekdays = VALUES(weekdays), cutoff = VALUES(cutoff), paused = VALUES(paused),
         since = VALUES(since)`,
      { templateId, bits: toBits(weekdays), cutoff, paused },
    );
  }

  async remove(templateId: number): Promise<void> {
    await this.db.execute('DELETE FROM standing_order WHERE tenant_id = :tenantId AND template_id = :templateId', {
      templateId,
    });
  }

  /** All standing orders of all tenants that are not paused. */
  async listRunning(): Promise<StandingRow[]> {
    const rows = await this.db.unscoped('one task looks after the standing orders of every tenant').query<Raw>(
      `SELECT s.tenant_id tenantId, s.template_id templateId, t.name templateName, t.owner_id storeId, s.weekdays,
        s.cutoff, s.since
       FROM standing_order s JOIN order_template t ON t.id = s.template_id WHERE s.paused = 0
       ORDER BY s.tenant_id, s.template_id`,
    );
    return rows.map((row) => ({ ...row, weekdays: fromBits(row.weekdays) }));
  }

  /** Ids of the templates whose day is claimed. */
  async findHandled(day: string, templateIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.db.query<{ templateId: number }>(
      `SELECT template_id templateId FROM standing_order_day
       WHERE tenant_id = :tenantId AND day = :day AND template_id IN (:templateIds)`,
      { day, templateIds },
    );
    return new Set(rows.map(({ templateId }) => templateId));
  }

  /**
   * Claims the day in this transaction. Returns false if another process has claimed it, or if the standing order was
   * changed, paused or ended since it was read.
   */
  async claim({ templateId, since }: Pick<StandingRow, 'templateId' | 'since'>, day: string): Promise<boolean> {
    const running = await this.db.query(
      `SELECT 1 FROM standing_order WHERE tenant_id = :tenantId AND template_id = :templateId AND since = :since
        AND paused = 0 FOR UPDATE`,
      { templateId, since },
    );
    if (running.length === 0) return false;
    try {
      await this.db.execute(
        'INSERT INTO standing_order_day (tenant_id, template_id, day) VALUES (:tenantId, :templateId, :day)',
        {
          templateId,
          day,
        },
      );
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async recordOrder(templateId: number, day: string, orderId: number): Promise<void> {
    await this.db.execute(
      `UPDATE standing_order_day SET order_id = :orderId
        WHERE tenant_id = :tenantId AND template_id = :templateId AND day = :day`,
      { templateId, day, orderId },
    );
  }
}
