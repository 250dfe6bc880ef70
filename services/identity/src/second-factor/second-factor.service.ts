import { commonMessages, DomainError, type Message } from '@depot/contracts/errors';
import { secondFactorMessages, type SecondFactorState, sessionMessages } from '@depot/contracts/identity';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { VerifyOwnPassword } from '../credentials/verify-own-password.js';
import { UserRepository } from '../user/user.repository.js';
import { FactorKeys } from './factor-keys.js';
import { generateRecoveryCodes, hashRecoveryCodes } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { buildSetupUrl, findStep, generateSecret } from './totp.js';

/** Turns the second factor on and off. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly db: Db,
    private readonly factors: SecondFactorRepository,
    private readonly users: UserRepository,
    private readonly verifyOwnPassword: VerifyOwnPassword,
    private readonly keys: FactorKeys,
  ) {}

  /** For a user of the tenant. */
  async getState(userId: number): Promise<SecondFactorState> {
    const row = await this.factors.findState(userId);
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return { enabled: row.enabled === 1, codesLeft: row.codesLeft };
  }

  /** Creates a secret for the caller, which `confirm` turns on. Replaces an unconfirmed one. */
  async begin(password: string): Promise<{ secret: string; setupUrl: string }> {
    await this.requirePassword(password);
    const { id: userId } = currentSession();
    const secret = generateSecret();
    const stored = this.keys.encryptKey(secret, currentSession());
    return this.db.transaction(async () => {
      const username = await this.factors.begin(userId, stored);
      if (username === undefined) throw new DomainError('DUPLICATE', secondFactorMessages.alreadyOn);
      return { secret, setupUrl: buildSetupUrl(secret, username) };
    });
  }

  /** Turns the second factor on and returns the recovery codes, which cannot be read again. */
  async confirm(code: string): Promise<string[]> {
    const { id: userId } = currentSession();
    const codes = generateRecoveryCodes();
    const hashes = await hashRecoveryCodes(codes);
    await this.db.transaction(async () => {
      const begun = await this.factors.lockUnconfirmed(userId);
      if (begun === undefined) throw new DomainError('INVALID_TRANSITION', secondFactorMessages.notBegun);
      const key = this.keys.decryptKey(begun, currentSession());
      const step = key === undefined ? undefined : findStep(key, code);
      if (step === undefined) throw buildFieldError('code', secondFactorMessages.wrong);
      await this.factors.confirm(userId, step);
      await this.factors.replaceCodes(userId, hashes);
    });
    return codes;
  }

  /** Turns the caller's second factor off. */
  async turnOff(password: string): Promise<void> {
    const { id: userId } = currentSession();
    await this.requirePassword(password);
    await this.remove(userId);
  }

  /** For a user who has lost the app and the codes. Returns the name of the user. */
  async reset(userId: number): Promise<string> {
    if (userId === currentSession().id) throw new DomainError('VALIDATION', secondFactorMessages.ownWantsPassword);
    const user = await this.users.findNameAndRole(userId, 'FOR UPDATE');
    if (!user) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    if (user.role === 'ADMIN' && currentSession().role !== 'ADMIN')
      throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    await this.remove(userId);
    describeActivity({ name: user.name });
    return user.name;
  }

  /** A person at an unattended desk has the session, but not the password. */
  private async requirePassword(password: string): Promise<void> {
    if (!(await this.verifyOwnPassword.execute(password)))
      throw buildFieldError('password', sessionMessages.wrongOwnPassword);
  }

  private async remove(userId: number): Promise<void> {
    if (!(await this.factors.remove(userId))) throw new DomainError('NOT_FOUND', secondFactorMessages.isOff);
    await this.factors.removeCodes(userId);
  }
}

const buildFieldError = (path: string, localizedMessage: Message) =>
  new DomainError('VALIDATION', localizedMessage, {}, [{ path, localizedMessage }]);
