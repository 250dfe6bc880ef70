import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db, Outbox, OutboxWorker } from '@depot/node-database';
import { LoginThrottle } from '../auth/login-throttle.js';
import { PasswordService } from '../auth/password.service.js';
import { LinkWorkService } from '../link/link-work.service.js';
import { LinkService } from '../link/link.service.js';
import { AccountMails } from '../mail/account-mails.js';
import { UserEntity } from '../user/user.entity.js';

/** Kind of the message that asks for a reset link. */
const resetRequest = 'password-reset';
/** Another mail to the same user goes out after this many milliseconds at the earliest. */
const pause = 60_000;

interface Account {
  userId: number;
  tenantId: number;
  name: string;
  username: string;
  tenantName: string;
}

/** Only who has registered and may sign in gets a link. */
const account = `
  SELECT u.id userId, u.tenant_id tenantId, u.name, u.username, t.name tenantName
  FROM user u JOIN tenant t ON t.id = u.tenant_id
  WHERE u.username = :username AND u.password_hash IS NOT NULL AND u.disabled = 0 AND t.suspended = 0`;

/**
 * Forgotten passwords. The request is only put down; who it is about is looked up later by the outbox. So the answer
 * and the time that it takes are the same whether the address is known or not.
 */
@Injectable()
export class ResetService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly worker: OutboxWorker,
    private readonly throttle: LoginThrottle,
    private readonly links: LinkService,
    private readonly mails: AccountMails,
    private readonly work: LinkWorkService,
    private readonly passwords: PasswordService,
  ) {}

  onModuleInit(): void {
    this.worker.deliver(resetRequest, async (payload) => {
      await this.sendLink((payload as { username: string }).username);
      return 'SENT';
    });
  }

  /** Puts the request down. Too many from one address are refused, known or not. */
  async request(username: string, address: string): Promise<void> {
    const account = `reset ${username}`.slice(0, 254);
    await this.throttle.check(account, address);
    await this.throttle.note(account, address);
    await this.outbox.put(resetRequest, { username });
  }

  /** Sets the password and ends every session. The mail proves the address, so the account is active from now on. */
  async reset(token: string, password: string): Promise<void> {
    const { id } = await this.work.begin(token, { purpose: 'RESET', inViewOnly: true });
    await this.passwords.set(id, password);
    await this.db.of(UserEntity).update({ id }, { activated: true });
    await this.links.endAll(id, 'ACTIVATION');
  }

  private async sendLink(username: string): Promise<void> {
    const [found] = await this.db.acrossTenants('the account tells the tenant').query<Account>(account, { username });
    if (!found || (await this.links.madeWithin(found.userId, 'RESET', pause))) return;
    await this.mails.reset(found, await this.links.issue(found, 'RESET'));
  }
}
