import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Owner of a second factor. */
export interface Owner {
  tenantId: number;
  id: number;
}

const ofUser = 'tenant_id = :tenantId AND user_id = :userId';

/** Reads and writes second factors and recovery codes. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly db: Db) {}

  /** For a user of the tenant; undefined if there is no such user. */
  async findState(userId: number): Promise<{ enabled: number; codesLeft: number } | undefined> {
    const [row] = await this.db.query<{ enabled: number; codesLeft: number }>(
      `SELECT EXISTS (SELECT 1 FROM second_factor f
        WHERE f.tenant_id = u.tenant_id AND f.user_id = u.id AND f.confirmed_at IS NOT NULL) enabled,
              (SELECT COUNT(*) FROM recovery_code c WHERE c.tenant_id = u.tenant_id AND c.user_id = u.id) codesLeft
       FROM user u WHERE u.tenant_id = :tenantId AND u.id = :userId`,
      { userId },
    );
    return row;
  }

  /** Stores an unconfirmed secret and returns the username; undefined if a secret is confirmed already. */
  async begin(userId: number, stored: string): Promise<string | undefined> {
    await this.db.execute(
      `INSERT INTO second_factor (tenant_id, user_id, secret) VALUES (:tenantId, :userId, :stored)
       ON DUPLICATE KEY UPDATE secret = IF(confirmed_at IS NULL, :stored, secret)`,
      { userId, stored },
    );
    const [row] = await this.db.query<{ username: string }>(
      `SELECT u.username FROM second_factor f JOIN user u ON u.id = f.user_id
       WHERE f.tenant_id = :tenantId AND f.user_id = :userId AND f.secret = :stored`,
      { userId, stored },
    );
    return row?.username;
  }

  /** The unconfirmed secret, locked. */
  async lockUnconfirmed(userId: number): Promise<string | undefined> {
    const [begun] = await this.db.query<{ secret: string }>(
      `SELECT secret FROM second_factor WHERE ${ofUser} AND confirmed_at IS NULL FOR UPDATE`,
      { userId },
    );
    return begun?.secret;
  }

  async confirm(userId: number, step: number): Promise<void> {
    await this.db.execute(`UPDATE second_factor SET confirmed_at = :now, last_step = :step WHERE ${ofUser}`, {
      userId,
      step,
      now: Date.now(),
    });
  }

  /** Replaces the recovery codes of the user. */
  async replaceCodes(userId: number, hashes: readonly string[]): Promise<void> {
    await this.removeCodes(userId);
    for (const hash of hashes)
      await this.db.execute(
        'INSERT INTO recovery_code (tenant_id, user_id, code_hash) VALUES (:tenantId, :userId, :hash)',
        { userId, hash },
      );
  }

  /** False if there was none. */
  async remove(userId: number): Promise<boolean> {
    const { affectedRows } = await this.db.execute(`DELETE FROM second_factor WHERE ${ofUser}`, { userId });
    return affectedRows > 0;
  }

  async removeCodes(userId: number): Promise<void> {
    await this.db.execute(`DELETE FROM recovery_code WHERE ${ofUser}`, { userId });
  }

  /** The confirmed secret of the user who signs in. */
  async findSecret(owner: Owner): Promise<string | undefined> {
    const [factor] = await this.openAtSignIn().query<{ secret: string }>(
      'SELECT secret FROM second_factor WHERE tenant_id = :tenantId AND user_id = :id AND confirmed_at IS NOT NULL',
      { ...owner },
    );
    return factor?.secret;
  }

  /** The stored hashes of the recovery codes of the user who signs in. */
  async listCodes(owner: Owner): Promise<string[]> {
    const rows = await this.openAtSignIn().query<{ hash: string }>(
      'SELECT code_hash hash FROM recovery_code WHERE tenant_id = :tenantId AND user_id = :id',
      { ...owner },
    );
    return rows.map(({ hash }) => hash);
  }

  /** Uses up a recovery code; false if it does not exist. */
  async useCode(owner: Owner, hash: string): Promise<boolean> {
    const { affectedRows } = await this.openAtSignIn().execute(
      'DELETE FROM recovery_code WHERE tenant_id = :tenantId AND user_id = :id AND code_hash = :hash',
      { ...owner, hash },
    );
    return affectedRows === 1;
  }

  /** Uses up the code of a step; false if it, or a later one, was used before. */
  async useStep(owner: Owner, secret: string, step: number): Promise<boolean> {
    const { affectedRows } = await this.openAtSignIn().execute(
      `UPDATE second_factor SET last_step = :step
        WHERE tenant_id = :tenantId AND user_id = :id AND secret = :secret AND last_step < :step`,
      { ...owner, secret, step },
    );
    return affectedRows === 1;
  }

  /** Secrets of all tenants: those of the next `limit` users after `after`. */
  async listSecretsAfter(after: number, limit: number): Promise<(Owner & { secret: string })[]> {
    return this.openUnscoped().query(
      `SELECT tenant_id tenantId, user_id id, secret FROM second_factor
       WHERE user_id > :after ORDER BY user_id LIMIT :limit`,
      { after, limit },
    );
  }

  /** Replaces a secret if it is unchanged. */
  async replaceSecret(owner: Owner, secret: string, encrypted: string): Promise<void> {
    await this.openUnscoped().execute(
      `UPDATE second_factor SET secret = :encrypted
       WHERE tenant_id = :tenantId AND user_id = :id AND secret = :secret`,
      { ...owner, secret, encrypted },
    );
  }

  private openAtSignIn() {
    return this.db.unscoped('the user is not signed in yet; the account determines the tenant');
  }

  private openUnscoped() {
    return this.db.unscoped('keys of all tenants are encrypted together');
  }
}
