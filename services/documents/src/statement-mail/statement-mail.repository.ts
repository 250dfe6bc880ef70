import type { InvoiceRange } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Remembers who was mailed the statement of a period. */
@Injectable()
export class StatementMailRepository {
  constructor(private readonly db: Db) {}

  /** When each store was mailed the statement of exactly this period, by store. */
  async findMailTimes({ start, end }: InvoiceRange): Promise<Map<number, number>> {
    const rows = await this.db.query<{ storeId: number; time: number }>(
      `SELECT store_id storeId, time FROM statement_mail
        WHERE tenant_id = :tenantId AND range_start = :start AND range_end = :end`,
      { start, end },
    );
    return new Map(rows.map(({ storeId, time }) => [storeId, time]));
  }

  /**
   * Claims a store for the mail of the running transaction. Returns false if a mail was sent since `before`, an earlier
   * read: of two concurrent users only one sends it.
   */
  async claim(storeId: number, { start, end }: InvoiceRange, before: number | null): Promise<boolean> {
    const values = { storeId, start, end, before, now: Date.now() };
    const { affectedRows } =
      before === null
        ? await this.db.execute(
            `INSERT IGNORE INTO statement_mail (tenant_id, range_start, range_end, store_id, time)
             VALUES (:tenantId, :start, :end, :storeId, :now)`,
            values,
          )
        : await this.db.execute(
            `UPDATE statement_mail SET time = :now
             WHERE tenant_id = :tenantId AND range_start = :start AND range_end = :end AND store_id = :storeId
               AND time = :before`,
            values,
          );
    return affectedRows > 0;
  }
}
