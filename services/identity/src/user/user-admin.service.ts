import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { accountMessages, type CreateUser, type UpdateUser, type User } from '@depot/contracts/identity';
import { SessionReader } from '@depot/node-auth';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InvitationService } from './invitation.service.js';
import { StoreCredits } from './store-credit.js';
import { StoreNames } from './store-names.js';
import { UserEntity } from './user.entity.js';
import { UserQueries } from './user.queries.js';
import { UserService } from './user.service.js';
import { checkChange, checkNewUser } from './user-rules.js';

/** What the admin group does to users. */
@Injectable()
export class UserAdminService {
  constructor(
    private readonly db: Db,
    private readonly users: UserService,
    private readonly queries: UserQueries,
    private readonly invitations: InvitationService,
    private readonly credits: StoreCredits,
    private readonly sessions: SessionReader,
    private readonly names: StoreNames,
    private readonly modules: ModuleRef,
  ) {}

  /** Makes a user who has yet to register, and answers the path where he does. */
  async create(body: CreateUser): Promise<{ id: number; name: string; url: string }> {
    checkNewUser(body, currentSession().role);
    const { name, role, username = null } = body;
    describeActivity({ name, role });
    const id = await this.users.create({ ...body, username: username ?? undefined });
    if (role === 'STORE') await this.offerEverything(id);
    return { id, name, url: await this.invitations.invite({ id, name, role, username }) };
  }

  /** Changes the given parts. A disabled user, or one with another role, is signed out everywhere. */
  async update({ id, creditPolicy, creditLimit, version, ...change }: UpdateUser): Promise<User> {
    const before = await this.db.of(UserEntity).requireLocked({ id });
    if (version !== undefined && version !== (await this.queries.one(id)).version)
      throw new DomainError('STALE', commonMessages.stale);
    checkChange({ id, creditPolicy, creditLimit, ...change }, before, currentSession());
    const becomesStore = change.role === 'STORE' && before.role !== 'STORE';
    const wholesalePrice =
      (change.role ?? before.role) === 'STORE' ? (change.wholesalePrice ?? before.wholesalePrice) : false;
    await this.db.of(UserEntity).update({ id }, { ...change, wholesalePrice });
    const isStore = (change.role ?? before.role) === 'STORE';
    await this.credits.change(id, isStore ? { policy: creditPolicy, limit: creditLimit } : { policy: 'NONE' });
    if (becomesStore) await this.offerEverything(id);
    await this.db.afterCommit(() => this.forget());
    const after = await this.queries.one(id);
    const { name, role, disabled } = before;
    describeActivity({ name }, { before: { name, role, disabled, wholesalePrice: before.wholesalePrice }, after });
    return after;
  }

  /**
   * A new link for somebody who is not active: to activate after registering, else to register. Answers the path of the
   * latter.
   */
  async resend(id: number): Promise<string | undefined> {
    const user = await this.db.of(UserEntity).requireLocked({ id });
    const { name, role, username, activated } = user;
    describeActivity({ name });
    if (activated) throw new DomainError('VALIDATION', accountMessages.alreadyActive, { name });
    if (!username || !(await this.isRegistered(id))) return this.invitations.invite({ id, name, role, username });
    await this.invitations.sendActivation({ id, name, role, username });
    return undefined;
  }

  /** Whoever asks this process next sees what has changed; others see it within seconds. */
  private forget(): void {
    this.sessions.forget();
    this.names.forget();
  }

  private async isRegistered(id: number): Promise<boolean> {
    const rows = await this.db.query(
      'SELECT id FROM user WHERE tenant_id = :tenantId AND id = :id AND password_hash IS NOT NULL',
      { id },
    );
    return rows.length > 0;
  }

  /** The catalogue knows stores through this domain, so it is asked for only when it is needed. */
  private offerEverything(storeId: number): Promise<void> {
    return this.modules.get<CatalogPort>(CATALOG_PORT, { strict: false }).offerEverythingTo(storeId);
  }
}
