import { decimalText } from '@depot/contracts/amounts';
import type { CreditPolicy, StoreCredit } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

const none: StoreCredit = { policy: 'NONE', limit: 0 };

/** How much stores may owe. */
@Injectable()
export class StoreCredits {
  constructor(private readonly db: Db) {}

  async of(storeId: number): Promise<StoreCredit> {
    return this.find(storeId, '');
  }

  /** Has others who decide by the same limit wait until the transaction ends. */
  async lock(storeId: number): Promise<StoreCredit> {
    return this.find(storeId, 'FOR UPDATE');
  }

  /** Changes the given parts; without a policy there is no limit. */
  async change(storeId: number, { policy, limit }: { policy?: CreditPolicy; limit?: number }): Promise<void> {
    if (policy === undefined && limit === undefined) return;
    const before = await this.lock(storeId);
    const after = { policy: policy ?? before.policy, limit: limit ?? before.limit };
    if (after.policy === 'NONE') {
      await this.db.execute('DELETE FROM store_credit WHERE tenant_id = :tenantId AND store_id = :storeId', {
        storeId,
      });
      return;
    }
    await this.db.execute(
      `INSERT INTO store_credit (tenant_id, store_id, policy, credit_limit) VALUES (:tenantId, :storeId, :policy, :limit)
       ON DUPLICATE KEY UPDATE policy = VALUES(policy), credit_limit = VALUES(credit_limit)`,
      { storeId, policy: after.policy, limit: decimalText(after.limit) },
    );
  }

  private async find(storeId: number, ending: '' | 'FOR UPDATE'): Promise<StoreCredit> {
    const [row] = await this.db.query<StoreCredit>(
      `SELECT policy, credit_limit \`limit\` FROM store_credit WHERE tenant_id = :tenantId AND store_id = :storeId ${ending}`,
      { storeId },
    );
    return row ?? none;
  }
}
