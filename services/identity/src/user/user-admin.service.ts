import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { accountMessages, type CreateUser, type UpdateUser, type User } from '@depot/contracts/identity';
import { roleWords } from '@depot/contracts/permissions';
import { SessionReader } from '@depot/node-auth';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { InvitationService } from './invitation.service.js';
import { StoreCredits } from './store-credit.js';
import { StoreNames } from './store-names.js';
import { UserRepository } from './user.repository.js';
import { UserService } from './user.service.js';
import { checkChange, checkNewUser } from './user-rules.js';

/** What the admin group does to users. */
@Injectable()
export class UserAdminService {
  constructor(
    private readonly db: Db,
    private readonly users: UserService,
    private readonly queries: UserRepository,
    private readonly invitations: InvitationService,
    private readonly credits: StoreCredits,
    private readonly sessions: SessionReader,
    private readonly names: StoreNames,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Makes a user who has yet to register, and returns the path where they do. */
  async create(body: CreateUser): Promise<{ id: number; name: string; url: string }> {
    const { name, role, username = null } = body;
    describeActivity({ name, roleName: roleWords[role] });
    checkNewUser(body, currentSession().role);
    const id = await this.users.create({ ...body, username: username ?? undefined });
    if (role === 'STORE') await this.catalog.offerEverythingTo(id);
    return { id, name, url: await this.invitations.invite({ id, name, role, username }) };
  }

  /**
   * Changes the given parts. A disabled user, or one with another role, is signed out everywhere. What only a store has
   * is kept while its user has another role.
   */
  async update({ id, creditPolicy, creditLimit, version, ...change }: UpdateUser): Promise<User> {
    const before = await this.queries.lock(id);
    if (version !== undefined && version !== (await this.queries.one(id)).version)
      throw new DomainError('STALE', commonMessages.stale);
    checkChange({ id, creditPolicy, creditLimit, ...change }, before, currentSession());
    const becomesStore = change.role === 'STORE' && before.role !== 'STORE';
    const isStore = (change.role ?? before.role) === 'STORE';
    const wholesalePrice = (isStore ? change.wholesalePrice : undefined) ?? before.wholesalePrice;
    await this.queries.update(id, { ...change, wholesalePrice });
    if (isStore) await this.credits.change(id, { policy: creditPolicy, limit: creditLimit });
    if (becomesStore) await this.catalog.offerEverythingTo(id);
    await this.db.afterCommit(() => this.forget());
    const after = await this.queries.one(id);
    const { name, role, disabled } = before;
    const paidWholesale = role === 'STORE' && before.wholesalePrice;
    describeActivity({ name }, { before: { name, role, disabled, wholesalePrice: paidWholesale }, after });
    return after;
  }

  /**
   * A new link for somebody who is not active: to activate after registering, else to register. Returns the path of the
   * latter.
   */
  async resend(id: number): Promise<string | undefined> {
    const user = await this.queries.lock(id);
    const { name, role, username, activated } = user;
    describeActivity({ name });
    if (activated) throw new DomainError('VALIDATION', accountMessages.alreadyActive, { name });
    if (!username || !(await this.queries.isRegistered(id)))
      return this.invitations.invite({ id, name, role, username });
    await this.invitations.sendActivation({ id, name, role, username });
    return undefined;
  }

  /** Whoever asks this process next sees what has changed; others see it within seconds. */
  private forget(): void {
    this.sessions.forget();
    this.names.forget();
  }
}
