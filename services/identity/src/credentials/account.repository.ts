import type { Language } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../session/session.service.js';

/** Account with the data that a sign-in needs. */
export type SignInAccount = Omit<SignedIn, 'viewOnly'> & {
  username: string;
  passwordHash: string | null;
  disabled: number;
  activated: number;
  suspended: number;
  viewOnly: number;
};

const accountByUsername = `
  SELECT u.id, u.tenant_id tenantId, u.role, u.password_version passwordVersion, u.name, u.username,
         u.password_hash passwordHash, u.disabled, u.activated, t.name tenantName, t.timezone, t.view_only viewOnly,
         t.suspended
  FROM user u JOIN tenant t ON t.id = u.tenant_id WHERE u.username = :username`;

/** Account that can get a reset link. */
export interface ResettableAccount {
  userId: number;
  tenantId: number;
  name: string;
  username: string;
  tenantName: string;
  /** Email address of the tenant; empty if it has none. */
  replyTo: string;
  /** Language that the user has chosen; null before. */
  language: Language | null;
}

/** Only registered users who may sign in get a link. */
const resettableAccount = `
  SELECT u.id userId, u.tenant_id tenantId, u.name, u.username, t.name tenantName, COALESCE(s.email, '') replyTo,
    IF(p.language_chosen = 1, p.language, NULL) language
  FROM user u JOIN tenant t ON t.id = u.tenant_id LEFT JOIN preference p ON p.user_id = u.id
    LEFT JOIN seller s ON s.tenant_id = u.tenant_id
  WHERE u.username = :username AND u.password_hash IS NOT NULL AND u.disabled = 0 AND t.suspended = 0`;

/** Reads and writes the credentials of users. */
@Injectable()
export class AccountRepository {
  constructor(private readonly db: Db) {}

  /** Finds an account of any tenant. */
  async findByUsername(username: string): Promise<SignInAccount | undefined> {
    const [account] = await this.db
      .unscoped('the account determines the tenant')
      .query<SignInAccount>(accountByUsername, { username });
    return account;
  }

  /** Finds an account of any tenant that can get a reset link. */
  async findResettable(username: string): Promise<ResettableAccount | undefined> {
    const [found] = await this.db
      .unscoped('the account determines the tenant')
      .query<ResettableAccount>(resettableAccount, { username });
    return found;
  }

  /** Locks the account until the commit. */
  async lock(userId: number): Promise<void> {
    await this.db
      .unscoped('the account determines the tenant')
      .query('SELECT id FROM user WHERE id = :userId FOR UPDATE', { userId });
  }

  /** For a user of the tenant. */
  async findCredentials(userId: number): Promise<{ username: string; passwordHash: string | null } | undefined> {
    const [account] = await this.db.query<{ username: string; passwordHash: string | null }>(
      'SELECT username, password_hash passwordHash FROM user WHERE tenant_id = :tenantId AND id = :userId',
      { userId },
    );
    return account;
  }

  /** Returns the version of the new password; undefined if the tenant has no such user. */
  async setPassword(userId: number, passwordHash: string): Promise<number | undefined> {
    const { affectedRows } = await this.db.execute(
      `UPDATE user SET password_hash = :passwordHash, password_version = password_version + 1
       WHERE tenant_id = :tenantId AND id = :userId`,
      { passwordHash, userId },
    );
    // The row is locked until the commit, so this reads the version just written.
    const [row] = await this.db.query<{ version: number }>(
      'SELECT password_version version FROM user WHERE tenant_id = :tenantId AND id = :userId',
      { userId },
    );
    return affectedRows === 0 ? undefined : row?.version;
  }
}
