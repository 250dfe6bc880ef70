import { Injectable } from '@nestjs/common';
import { Refusal, commonMessages } from '@depot/contracts/errors';
import { sessionMessages, type Login } from '@depot/contracts/identity';
import { verifyPassword } from '@depot/node-auth';
import { Db } from '@depot/node-database';
import { SecondFactorCheck } from '../second-factor/second-factor-check.service.js';
import { SessionService, type SignedIn } from '../session/session.service.js';
import { Lanes } from './lanes.js';
import { LoginThrottle } from './login-throttle.js';

type Account = Omit<SignedIn, 'viewOnly'> & {
  passwordHash: string | null;
  disabled: number;
  activated: number;
  suspended: number;
  viewOnly: number;
};

const byUsername = `
  SELECT u.id, u.tenant_id tenantId, u.role, u.password_version passwordVersion, u.name, u.password_hash passwordHash,
         u.disabled, u.activated, t.name tenantName, t.timezone, t.view_only viewOnly, t.suspended
  FROM user u JOIN tenant t ON t.id = u.tenant_id WHERE u.username = :username`;

/** Signs people in. */
@Injectable()
export class LoginService {
  private readonly lanes = new Lanes();

  constructor(
    private readonly db: Db,
    private readonly throttle: LoginThrottle,
    private readonly sessions: SessionService,
    private readonly secondFactor: SecondFactorCheck,
  ) {}

  /** Answers a token for the right pair. An unknown account takes as long and is refused in the same words as a wrong password. */
  async login({ username, password, code }: Login, address: string): Promise<string> {
    // One try of an address at a time: each is counted before the next is looked at.
    const account = await this.lanes.run(address, () => this.authenticate(username, password, address));
    refuseClosed(account);
    await this.secondFactor.check({ ...account, username }, code);
    return this.sessions.open({ ...account, viewOnly: account.viewOnly === 1 });
  }

  /** True when the password is the signed-in user's own. Wrong ones count like wrong logins. */
  async isOwnPassword(userId: number, password: string, address: string): Promise<boolean> {
    const [account] = await this.db.query<{ username: string; passwordHash: string | null }>(
      'SELECT username, password_hash passwordHash FROM user WHERE tenant_id = :tenantId AND id = :userId',
      { userId },
    );
    if (!account) return false;
    return this.lanes.run(address, () => this.isRight(account.username, account.passwordHash, password, address));
  }

  private async authenticate(username: string, password: string, address: string): Promise<Account> {
    const [account] = await this.db.acrossTenants('the account tells the tenant').query<Account>(byUsername, { username });
    const isRight = await this.isRight(username, account?.passwordHash, password, address);
    if (!account || !isRight) throw new Refusal('UNAUTHENTICATED', sessionMessages.wrongPassword);
    return account;
  }

  private async isRight(username: string, hash: string | null | undefined, password: string, address: string): Promise<boolean> {
    await this.throttle.check(username, address);
    const isRight = await verifyPassword(hash, password);
    if (!isRight) await this.throttle.note(username, address);
    return isRight;
  }
}

/** Said only to whoever knows the password. */
function refuseClosed({ disabled, activated, suspended }: Account): void {
  if (disabled) throw new Refusal('FORBIDDEN', sessionMessages.disabled);
  if (!activated) throw new Refusal('NOT_ACTIVATED', sessionMessages.notActivated);
  if (suspended) throw new Refusal('WAREHOUSE_SUSPENDED', commonMessages.suspended);
}
