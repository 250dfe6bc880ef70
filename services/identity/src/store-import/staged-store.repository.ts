import { importLimits } from '@depot/contracts/importing';
import { Db, type Stage } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { UserEntity } from '../user/user.entity.js';
import type { StoreRow } from './store-row.js';

/** Stores that wait on the stage of an import. What is asked is asked in the context of the stage. */
@Injectable()
export class StagedStoreRepository {
  constructor(private readonly db: Db) {}

  /** Returns the ids, in order. */
  insert(stores: readonly StoreRow[]): Promise<number[]> {
    const createdAt = Date.now();
    return this.db.bulk(UserEntity).insertReturningIds(
      stores.map(({ name, username = null, wholesalePrice = false, disabled = false }) => ({
        ...{ name, role: 'STORE', username, passwordHash: null },
        ...{ wholesalePrice, disabled, createdAt },
      })),
    );
  }

  async ids(limit: number = importLimits.rows): Promise<number[]> {
    const rows = await this.db.query<{ id: number }>(
      'SELECT id FROM user WHERE tenant_id = :tenantId ORDER BY id LIMIT :limit',
      { limit },
    );
    return rows.map(({ id }) => id);
  }

  /** Names on a stage that stores of the tenant have by now, in whatever letter case. */
  async namesTaken({ tenantId: stage }: Stage): Promise<string[]> {
    const rows = await this.db.query<{ name: string }>(
      `SELECT s.name FROM user s JOIN user t ON t.tenant_id = :tenantId AND t.role = 'STORE' AND t.name = s.name
       WHERE s.tenant_id = :stage AND CAST(LOWER(s.name) AS BINARY) = CAST(LOWER(t.name) AS BINARY) LIMIT 1`,
      { stage },
    );
    return rows.map(({ name }) => name);
  }

  /** Makes those of a stage stores of the tenant, in whose context it is asked. */
  async adopt({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute('UPDATE address SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
    await this.db.execute('UPDATE user SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
  }

  /** With their addresses. */
  async remove(ids: readonly number[]): Promise<void> {
    await this.db.execute('DELETE FROM user WHERE tenant_id = :tenantId AND id IN (:ids)', { ids });
  }
}
