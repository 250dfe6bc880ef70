import { DomainError } from '@depot/contracts/errors';
import { sessionMessages } from '@depot/contracts/identity';
import { importMessages } from '@depot/contracts/importing';
import { SessionReader } from '@depot/node-auth';
import { Db, isDuplicate } from '@depot/node-database';
import { logUpdates } from '@depot/node-importing';
import { ActivityLog } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { AddressRepository, type AddressRow } from '../address/address.repository.js';
import { type FiledStore, FiledStores } from '../store-export/filed-stores.js';
import { StoreCreditRepository } from '../user/store-credit.repository.js';
import { StoreNames } from '../user/store-names.js';
import { UserRepository } from '../user/user.repository.js';
import { computeStoreVersion } from './inspect-store-updates.js';
import type { StoreUpdate } from './update-store.js';

/** Stores that are locked by one statement. */
const lockedAtOnce = 1000;

/** Writes the changes of existing stores from a file. */
@Injectable()
export class WriteStoreUpdates {
  constructor(
    private readonly db: Db,
    private readonly stores: FiledStores,
    private readonly users: UserRepository,
    private readonly addresses: AddressRepository,
    private readonly credits: StoreCreditRepository,
    private readonly sessions: SessionReader,
    private readonly names: StoreNames,
    private readonly log: ActivityLog,
  ) {}

  /**
   * Writes all changes in the running transaction.
   * @throws STALE if a store was changed since the inspection
   */
  async execute(updates: readonly StoreUpdate[]): Promise<void> {
    if (updates.length === 0) return;
    await this.lock(updates.map(({ before }) => before));
    const changed = updates.filter(({ differences }) => differences.length > 0);
    if (changed.length === 0) return;
    await this.writeUsers(changed);
    await this.writeCredits(changed);
    await this.writeAddresses(changed);
    await this.db.afterCommit(() => {
      this.sessions.clearCache();
      this.names.clear();
    });
    await logUpdates(
      this.log,
      importMessages.storesUpdatedActivity,
      changed.map(({ before, differences }) => ({ name: `${before.name} (#${before.id})`, differences })),
    );
  }

  /**
   * Every change of a store, its credit or its addresses locks one of these rows, so the stores are read after both
   * locks.
   */
  private async lock(seen: readonly FiledStore[]): Promise<void> {
    const ids = seen.map(({ id }) => id).sort((a, b) => a - b);
    for (let from = 0; from < ids.length; from += lockedAtOnce)
      await this.users.lockStores(ids.slice(from, from + lockedAtOnce));
    for (let from = 0; from < ids.length; from += lockedAtOnce)
      await this.addresses.lock(ids.slice(from, from + lockedAtOnce));
    const versions = new Map((await this.stores.list()).map((store) => [store.id, computeStoreVersion(store)]));
    const changed = seen.find((store) => versions.get(store.id) !== computeStoreVersion(store));
    if (changed) throw new DomainError('STALE', importMessages.changedSinceCheck, { name: changed.name });
  }

  private async writeUsers(updates: readonly StoreUpdate[]): Promise<void> {
    const rows = updates.map(({ after: { id, name, username, wholesalePrice, disabled, paymentTerms } }) => ({
      id,
      name,
      username,
      wholesalePrice,
      disabled,
      paymentTerms,
    }));
    try {
      await this.users.updateMany(rows);
    } catch (error) {
      throw isDuplicate(error) ? new DomainError('DUPLICATE', sessionMessages.emailTaken) : error;
    }
  }

  private async writeCredits(updates: readonly StoreUpdate[]): Promise<void> {
    for (const { before, after } of updates) {
      if (before.credit.policy === after.credit.policy && before.credit.limit === after.credit.limit) continue;
      if (after.credit.policy === 'NONE') await this.credits.remove(after.id);
      else await this.credits.set(after.id, after.credit);
    }
  }

  private async writeAddresses(updates: readonly StoreUpdate[]): Promise<void> {
    const saved: AddressRow[] = [];
    for (const [type, key] of [
      ['SHIP', 'ship'],
      ['BILL', 'bill'],
    ] as const) {
      const changed = updates.filter(({ differences }) => differences.some(({ field }) => field.startsWith(key)));
      const removed = changed.filter(({ after }) => !after[key]).map(({ after }) => after.id);
      if (removed.length > 0) await this.addresses.remove(removed, type);
      for (const { after } of changed) if (after[key]) saved.push({ userId: after.id, ...after[key] });
    }
    await this.addresses.saveAll(saved);
  }
}
