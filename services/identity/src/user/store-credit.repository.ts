import { decimalText } from '@depot/contracts/amounts';
import type { StoreCredit } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

const none: StoreCredit = { policy: 'NONE', limit: 0 };

/** Reads and writes credit limits of stores. */
@Injectable()
export class StoreCreditRepository {
  constructor(private readonly db: Db) {}

  async findCredit(storeId: number): Promise<StoreCredit> {
    return this.queryCredit(storeId, '');
  }

  /** Locks the limit until the end of the transaction, so that concurrent decisions by it wait. */
  async lockCredit(storeId: number): Promise<StoreCredit> {
    return this.queryCredit(storeId, 'FOR UPDATE');
  }

  async queryCredit(storeId: number, ending: '' | 'FOR UPDATE'): Promise<StoreCredit> {
    const [row] = await this.db.query<StoreCredit>(
      `SELECT policy, credit_limit \`limit\` FROM store_credit
        WHERE tenant_id = :tenantId AND store_id = :storeId ${ending}`,
      { storeId },
    );
    return row ?? none;
  }

  /** Limits by store; stores without one are missing. */
  async listAll(): Promise<Map<number, StoreCredit>> {
    const rows = await this.db.query<StoreCredit & { storeId: number }>(
      'SELECT store_id storeId, policy, credit_limit `limit` FROM store_credit WHERE tenant_id = :tenantId',
    );
    return new Map(rows.map(({ storeId, ...credit }) => [storeId, credit]));
  }

  async remove(storeId: number): Promise<void> {
    await this.db.execute('DELETE FROM store_credit WHERE tenant_id = :tenantId AND store_id = :storeId', { storeId });
  }

  async set(storeId: number, { policy, limit }: StoreCredit): Promise<void> {
    await this.db.execute(
      `INSERT INTO store_credit (tenant_id, store_id, policy, credit_limit)
       VALUES (:tenantId, :storeId, :policy, :limit)
       ON DUPLICATE KEY UPDATE policy = VALUES(policy), credit_limit = VALUES(credit_limit)`,
      { storeId, policy, limit: decimalText(limit) },
    );
  }
}
