import { commonMessages, DomainError, type Message } from '@depot/contracts/errors';
import { secondFactorMessages, type SecondFactorState, sessionMessages } from '@depot/contracts/identity';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { LoginService } from '../auth/login.service.js';
import { UserRepository } from '../user/user.repository.js';
import { FactorKeys } from './factor-keys.js';
import { newRecoveryCodes, recoveryHashes } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { newSecret, setupUrlOf, stepOf } from './totp.js';

/** Turns the second factor on and off. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly db: Db,
    private readonly factors: SecondFactorRepository,
    private readonly users: UserRepository,
    private readonly logins: LoginService,
    private readonly keys: FactorKeys,
  ) {}

  /** Of a user of the tenant. */
  async stateOf(userId: number): Promise<SecondFactorState> {
    const row = await this.factors.stateOf(userId);
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
      const username = await this.factors.begin(userId, stored);
      if (username === undefined) throw new DomainError('DUPLICATE', secondFactorMessages.alreadyOn);
      return { secret, setupUrl: setupUrlOf(secret, username) };
    });
  }

  /** Turns it on, and returns the recovery codes, which nobody can read again. */
  async confirm(code: string): Promise<string[]> {
    const { id: userId } = currentSession();
    const codes = newRecoveryCodes();
    const hashes = await recoveryHashes(codes);
    await this.db.transaction(async () => {
      const begun = await this.factors.lockBegun(userId);
      if (begun === undefined) throw new DomainError('INVALID_TRANSITION', secondFactorMessages.notBegun);
      const key = this.keys.key(begun, currentSession());
      const step = key === undefined ? undefined : stepOf(key, code);
      if (step === undefined) throw fieldError('code', secondFactorMessages.wrong);
      await this.factors.confirm(userId, step);
      await this.factors.replaceCodes(userId, hashes);
    });
    return codes;
  }

  /** Turns the own one off. */
  async turnOff(password: string): Promise<void> {
    const { id: userId } = currentSession();
    if (!(await this.logins.isOwnPassword(password))) throw fieldError('password', sessionMessages.wrongOwnPassword);
    await this.remove(userId);
  }

  /** For somebody who has lost the app and the codes. Returns whose it was. */
  async reset(userId: number): Promise<string> {
    if (userId === currentSession().id) throw new DomainError('VALIDATION', secondFactorMessages.ownWantsPassword);
    const user = await this.users.nameAndRole(userId, 'FOR UPDATE');
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
    if (!(await this.factors.remove(userId))) throw new DomainError('NOT_FOUND', secondFactorMessages.isOff);
    await this.factors.removeCodes(userId);
  }
}

const fieldError = (path: string, localizedMessage: Message) =>
  new DomainError('VALIDATION', localizedMessage, {}, [{ path, localizedMessage }]);
