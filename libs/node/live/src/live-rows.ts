import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A change that a transaction has recorded. */
export interface LiveRow {
  id: number;
  tenantId: number;
  /** Null for changes that only the warehouse receives. */
  storeId: number | null;
  /** Topics, apart by spaces. */
  topics: string;
}

/** Rows read at a time. */
const maxRead = 2_000;
const columns = 'id, tenant_id tenantId, store_id storeId, topics';

/** Reads changes for the listeners of all tenants together. */
@Injectable()
export class LiveRows {
  constructor(private readonly db: Db) {}

  /** Ascending: the newest ids, with which a reader begins. */
  async listNewestIds(count: number): Promise<number[]> {
    const rows = await this.reader.query<{ id: number }>('SELECT id FROM live_change ORDER BY id DESC LIMIT :count', {
      count,
    });
    return rows.map(({ id }) => id).reverse();
  }

  /** Ascending: rows above an id, and the named ones below it. */
  async listAfter(upTo: number, awaited: readonly number[]): Promise<LiveRow[]> {
    const skipped = awaited.length > 0 ? 'OR id IN (:awaited)' : '';
    return this.reader.query<LiveRow>(
      `SELECT ${columns} FROM live_change WHERE id > :upTo ${skipped} ORDER BY id LIMIT :maxRead`,
      {
        upTo,
        awaited,
        maxRead,
      },
    );
  }

  /** The newest rows of the current tenant above an id and within an age, at most `limit`, ascending. */
  async listForTenant(after: number, ageMs: number, limit: number): Promise<LiveRow[]> {
    const rows = await this.db.query<LiveRow>(
      `SELECT ${columns} FROM live_change
       WHERE tenant_id = :tenantId AND id > :after AND time >= ${databaseTime} - :ageMs ORDER BY id DESC LIMIT :limit`,
      { after, ageMs, limit },
    );
    return rows.reverse();
  }

  private get reader() {
    return this.db.unscoped('one reader serves the listeners of every tenant, each with its own tenant’s rows');
  }
}
