import { accountMessages } from '@depot/contracts/identity';
import { nameKey } from '@depot/contracts/importing';
import { Db } from '@depot/node-database';
import { MailOutbox, OutboxWorker } from '@depot/node-platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountRepository } from '../auth/account.repository.js';
import { assertHardPassword, PasswordService } from '../auth/password.service.js';
import { LinkService } from '../link/link.service.js';
import { LinkWorkService } from '../link/link-work.service.js';
import { AccountMails } from '../mail/account-mails.js';
import { forReset } from '../throttle/buckets.js';
import { LoginThrottle } from '../throttle/login-throttle.js';
import { UserRepository } from '../user/user.repository.js';

/** Kind of the message that asks for a reset link. */
const resetRequest = 'password-reset';
/** Another mail to the same user goes out after this many milliseconds at the earliest. */
const backoffMs = 60_000;

/**
 * Forgotten passwords. The request is only put down; who it is about is looked up later by the outbox. So the answer
 * and the time that it takes are the same whether the address is known or not.
 */
@Injectable()
export class ResetService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountRepository,
    private readonly users: UserRepository,
    private readonly outbox: MailOutbox,
    private readonly worker: OutboxWorker,
    private readonly throttle: LoginThrottle,
    private readonly links: LinkService,
    private readonly mails: AccountMails,
    private readonly work: LinkWorkService,
    private readonly passwords: PasswordService,
  ) {}

  onModuleInit(): void {
    this.worker.deliver(resetRequest, async (payload) => {
      await this.db.transaction(() => this.sendLink((payload as { username: string }).username));
      return 'DONE';
    });
  }

  /** Puts the request down. Too many from one address are refused, known or not. */
  async request(username: string, address: string): Promise<void> {
    // Each request counts, whether or not there is such an account.
    await this.throttle.attempt(forReset(nameKey(username), address), () => Promise.resolve(false));
    await this.outbox.put(resetRequest, { username });
  }

  /**
   * Sets the password, ends every session and returns whose it was. The mail proves the address, so the account is
   * active from now on.
   */
  async reset(token: string, password: string): Promise<number> {
    const { id } = await this.work.begin(token, {
      purpose: 'RESET',
      domainError: accountMessages.resetLinkDead,
      inViewOnly: true,
    });
    const account = await this.accounts.credentials(id);
    assertHardPassword(password, account?.username ?? '', 'password');
    await this.passwords.set(id, password);
    await this.users.update(id, { activated: true });
    await this.links.endAll(id, 'ACTIVATION');
    return id;
  }

  private async sendLink(username: string): Promise<void> {
    const found = await this.accounts.resettable(username);
    // Of requests that are seen to at the same moment, the later ones see what the first has sent.
    if (found) await this.accounts.lock(found.userId);
    if (!found || (await this.links.madeWithin(found.userId, 'RESET', backoffMs))) return;
    await this.mails.reset(found, await this.links.issue(found, 'RESET'));
  }
}
