import { commonMessages, DomainError, type Message } from '@depot/contracts/errors';
import { secondFactorMessages, type SecondFactorState, sessionMessages } from '@depot/contracts/identity';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { LoginService } from '../auth/login.service.js';
import { FactorKeys } from './factor-keys.js';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
import { newSecret, setupUrlOf, stepOf } from './totp.js';

const whose = 'tenant_id = :tenantId AND user_id = :userId';

/** Turns the second factor on and off. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly db: Db,
    private readonly logins: LoginService,
    private readonly keys: FactorKeys,
  ) {}

  /** Of a user of the tenant. */
  async stateOf(userId: number): Promise<SecondFactorState> {
    const [row] = await this.db.query<{ enabled: number; codesLeft: number }>(
      `SELECT EXISTS (SELECT 1 FROM second_factor f WHERE f.tenant_id = u.tenant_id AND f.user_id = u.id AND f.confirmed_at IS NOT NULL) enabled,
              (SELECT COUNT(*) FROM recovery_code c WHERE c.tenant_id = u.tenant_id AND c.user_id = u.id) codesLeft
       FROM user u WHERE u.tenant_id = :tenantId AND u.id = :userId`,
      { userId },
    );
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return { enabled: row.enabled === 1, codesLeft: row.codesLeft };
  }

  /**
   * A secret of the own, which counts once `confirm` has seen a code of it. Beginning again replaces one that does not
   * count yet.
   */
  async begin(password: string): Promise<{ secret: string; setupUrl: string }> {
    await this.requirePassword(password);
    const { id: userId } = currentSession();
    const secret = newSecret();
    const stored = this.keys.stored(secret, currentSession());
    return this.db.transaction(async () => {
      await this.db.execute(
        `INSERT INTO second_factor (tenant_id, user_id, secret) VALUES (:tenantId, :userId, :stored)
         ON DUPLICATE KEY UPDATE secret = IF(confirmed_at IS NULL, :stored, secret)`,
        { userId, stored },
      );
      const [row] = await this.db.query<{ secret: string; username: string }>(
        `SELECT f.secret, u.username FROM second_factor f JOIN user u ON u.id = f.user_id
         WHERE f.tenant_id = :tenantId AND f.user_id = :userId AND f.secret = :stored`,
        { userId, stored },
      );
      if (!row) throw new DomainError('DUPLICATE', secondFactorMessages.alreadyOn);
      return { secret, setupUrl: setupUrlOf(secret, row.username) };
    });
  }

  /** Turns it on, and answers the recovery codes, which nobody can read again. */
  async confirm(code: string): Promise<string[]> {
    const { id: userId } = currentSession();
    const codes = newRecoveryCodes();
    await this.db.transaction(async () => {
      const [begun] = await this.db.query<{ secret: string }>(
        `SELECT secret FROM second_factor WHERE ${whose} AND confirmed_at IS NULL FOR UPDATE`,
        { userId },
      );
      if (!begun) throw new DomainError('INVALID_TRANSITION', secondFactorMessages.notBegun);
      const key = this.keys.key(begun.secret, currentSession());
      const step = key === undefined ? undefined : stepOf(key, code);
      if (step === undefined) throw fieldError('code', secondFactorMessages.wrong);
      await this.db.execute(`UPDATE second_factor SET confirmed_at = :now, last_step = :step WHERE ${whose}`, {
        ...{ userId, step, now: Date.now() },
      });
      await this.db.execute(`DELETE FROM recovery_code WHERE ${whose}`, { userId });
      for (const each of codes) {
        await this.db.execute(
          'INSERT INTO recovery_code (tenant_id, user_id, code_hash) VALUES (:tenantId, :userId, :hash)',
          {
            ...{ userId, hash: recoveryHash(userId, each) },
          },
        );
      }
    });
    return codes;
  }

  /** Turns the own one off. */
  async turnOff(password: string): Promise<void> {
    const { id: userId } = currentSession();
    if (!(await this.logins.isOwnPassword(password))) throw fieldError('password', sessionMessages.wrongOwnPassword);
    await this.remove(userId);
  }

  /** For somebody who has lost the app and the codes. Answers whose it was. */
  async reset(userId: number): Promise<string> {
    if (userId === currentSession().id) throw new DomainError('VALIDATION', secondFactorMessages.ownWantsPassword);
    const [user] = await this.db.query<{ name: string; role: string }>(
      'SELECT name, role FROM user WHERE tenant_id = :tenantId AND id = :userId',
      { userId },
    );
    if (!user) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    if (user.role === 'ADMIN' && currentSession().role !== 'ADMIN')
      throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    await this.remove(userId);
    describeActivity({ name: user.name });
    return user.name;
  }

  /** Whoever sits down at a desk that was left has the session, but not the password. */
  private async requirePassword(password: string): Promise<void> {
    if (!(await this.logins.isOwnPassword(password))) throw fieldError('password', sessionMessages.wrongOwnPassword);
  }

  private async remove(userId: number): Promise<void> {
    const { affectedRows } = await this.db.execute(`DELETE FROM second_factor WHERE ${whose}`, { userId });
    if (affectedRows === 0) throw new DomainError('NOT_FOUND', secondFactorMessages.isOff);
    await this.db.execute(`DELETE FROM recovery_code WHERE ${whose}`, { userId });
  }
}

const fieldError = (path: string, localizedMessage: Message) =>
  new DomainError('VALIDATION', localizedMessage, {}, [{ path, localizedMessage }]);
