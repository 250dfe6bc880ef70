import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { UpdateUser, User } from '@depot/contracts/identity';
import { SessionReader } from '@depot/node-auth';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { StoreCredits } from '../store-credit.js';
import { StoreNames } from '../store-names.js';
import { UserRepository } from '../user.repository.js';
import { checkChange } from '../user-rules.js';

/**
 * Changes the fields of a user that the request contains. A user who is disabled or gets another role is signed out
 * everywhere. Fields that only a store has are kept while its user has another role.
 */
@Injectable()
export class EditUser {
  constructor(
    private readonly db: Db,
    private readonly queries: UserRepository,
    private readonly credits: StoreCredits,
    private readonly sessions: SessionReader,
    private readonly names: StoreNames,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async execute({ id, creditPolicy, creditLimit, version, ...change }: UpdateUser): Promise<User> {
    const before = await this.queries.lock(id);
    if (version !== undefined && version !== (await this.queries.getUser(id)).version)
      throw new DomainError('STALE', commonMessages.stale);
    checkChange({ id, creditPolicy, creditLimit, ...change }, before, currentSession());
    const becomesStore = change.role === 'STORE' && before.role !== 'STORE';
    const isStore = (change.role ?? before.role) === 'STORE';
    const wholesalePrice = (isStore ? change.wholesalePrice : undefined) ?? before.wholesalePrice;
    await this.queries.update(id, { ...change, wholesalePrice });
    if (isStore) await this.credits.change(id, { policy: creditPolicy, limit: creditLimit });
    if (becomesStore) await this.catalog.offerEverythingTo(id);
    await this.db.afterCommit(() => this.clearCaches());
    const after = await this.queries.getUser(id);
    const { name, role, disabled } = before;
    const paidWholesale = role === 'STORE' && before.wholesalePrice;
    describeActivity({ name }, { before: { name, role, disabled, wholesalePrice: paidWholesale }, after });
    return after;
  }

  /** This process reads the changes at once; other processes do so within seconds. */
  private clearCaches(): void {
    this.sessions.clearCache();
    this.names.clear();
  }
}
