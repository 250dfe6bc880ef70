import { DomainError } from '@depot/contracts/errors';
import { accountMessages, type CreditPolicy, type StoreCredit } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { StoreCreditRepository } from './store-credit.repository.js';

/** Credit limits of stores. */
@Injectable()
export class StoreCredits {
  constructor(private readonly credits: StoreCreditRepository) {}

  getCredit(storeId: number): Promise<StoreCredit> {
    return this.credits.findCredit(storeId);
  }

  /** Locks the limit until the end of the transaction, so that concurrent decisions by it wait. */
  lockCredit(storeId: number): Promise<StoreCredit> {
    return this.credits.lockCredit(storeId);
  }

  /**
   * Changes the given fields.
   * @throws VALIDATION for a limit without a policy
   */
  async change(storeId: number, { policy, limit }: { policy?: CreditPolicy; limit?: number }): Promise<void> {
    if (policy === undefined && limit === undefined) return;
    const before = await this.credits.lockCredit(storeId);
    if (policy === undefined && before.policy === 'NONE') throw buildPolicyNeeded();
    const after = { policy: policy ?? before.policy, limit: limit ?? before.limit };
    if (after.policy === 'NONE') await this.credits.remove(storeId);
    else await this.credits.set(storeId, after);
  }
}

function buildPolicyNeeded(): DomainError {
  const localizedMessage = accountMessages.policyNeeded;
  return new DomainError('VALIDATION', localizedMessage, {}, [{ path: 'creditPolicy', localizedMessage }]);
}
