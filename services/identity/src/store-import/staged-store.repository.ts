import { usualPaymentTerms } from '@depot/contracts/identity';
import { importLimits } from '@depot/contracts/importing';
import { Db } from '@depot/node-database';
import type { Stage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { StoreCreditRepository } from '../user/store-credit.repository.js';
import { UserEntity } from '../user/user.entity.js';
import type { StoreRow } from './store-row.js';

/** Staged stores of an import. The methods run in the context of the stage. */
@Injectable()
export class StagedStoreRepository {
  constructor(
    private readonly db: Db,
    private readonly credits: StoreCreditRepository,
  ) {}

  /** Returns the ids, in order. */
  async insert(stores: readonly StoreRow[]): Promise<number[]> {
    const createdAt = Date.now();
    const ids = await this.db.bulk(UserEntity).insertReturningIds(
      stores.map(({ name, username = null, wholesalePrice = false, disabled = false, ...row }) => ({
        name,
        role: 'STORE',
        username,
        passwordHash: null,
        wholesalePrice,
        disabled,
        createdAt,
        paymentTerms: row.paymentTerms ?? usualPaymentTerms,
      })),
    );
    await this.limitCredit(stores, ids);
    return ids;
  }

  /** A store without a limit has no row. */
  private async limitCredit(stores: readonly StoreRow[], ids: readonly number[]): Promise<void> {
    for (const [index, { creditPolicy: policy = 'NONE', creditLimit: limit = 0 }] of stores.entries())
      if (policy !== 'NONE') await this.credits.set(ids[index] ?? 0, { policy, limit });
  }

  async listIds(limit: number = importLimits.rows): Promise<number[]> {
    const rows = await this.db.query<{ id: number }>(
      'SELECT id FROM user WHERE tenant_id = :tenantId ORDER BY id LIMIT :limit',
      { limit },
    );
    return rows.map(({ id }) => id);
  }

  /** Staged names that stores of the tenant have, independent of case. */
  async findTakenNames({ tenantId: stage }: Stage): Promise<string[]> {
    const rows = await this.db.query<{ name: string }>(
      `SELECT s.name FROM user s JOIN user t ON t.tenant_id = :tenantId AND t.role = 'STORE' AND t.name = s.name
       WHERE s.tenant_id = :stage AND CAST(LOWER(s.name) AS BINARY) = CAST(LOWER(t.name) AS BINARY) LIMIT 1`,
      { stage },
    );
    return rows.map(({ name }) => name);
  }

  /** Moves staged stores to the tenant of the context. */
  async publish({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute('UPDATE store_credit SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
    await this.db.execute('UPDATE address SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
    await this.db.execute('UPDATE user SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
  }

  /** Removes the stores with their addresses and limits. */
  async remove(ids: readonly number[]): Promise<void> {
    await this.db.execute('DELETE FROM user WHERE tenant_id = :tenantId AND id IN (:ids)', { ids });
  }
}
