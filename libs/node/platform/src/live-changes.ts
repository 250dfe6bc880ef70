import type { LiveTopic } from '@depot/contracts/live';
import { databaseTime, Db, removeAll } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Topics in one row: the column has room for them. */
const topicsPerRow = 20;
/** Milliseconds for which a change is kept: much longer than a listener's absence before it reloads everything. */
const lifetime = 3_600_000;

/** Records changes for the users who view the data, in the transaction of the change itself. */
@Injectable()
export class LiveChanges {
  constructor(private readonly db: Db) {}

  /** `storeId` is the store that owns the data; without one only users of the warehouse are notified. */
  async publish(topics: readonly LiveTopic[], storeId?: number): Promise<void> {
    for (let from = 0; from < topics.length; from += topicsPerRow) {
      await this.db.executeOnCommit(
        `INSERT INTO live_change (tenant_id, store_id, topics, time)
         VALUES (:tenantId, :storeId, :topics, ${databaseTime})`,
        {
          storeId: storeId ?? null,
          topics: topics.slice(from, from + topicsPerRow).join(' '),
        },
      );
    }
  }

  /** Deletes changes that every listener has received. */
  async removeOld(): Promise<void> {
    const across = this.db.unscoped('old changes of all tenants are removed together');
    await removeAll((limit) =>
      across.execute(`DELETE FROM live_change WHERE time < ${databaseTime} - :lifetime LIMIT :limit`, {
        lifetime,
        limit,
      }),
    );
  }
}
