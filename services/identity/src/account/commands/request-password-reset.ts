import { nameKey } from '@depot/contracts/importing';
import { Db } from '@depot/node-database';
import { MailOutbox, OutboxWorker } from '@depot/node-platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountRepository } from '../../credentials/account.repository.js';
import { LinkService } from '../../link/link.service.js';
import { AccountMails } from '../../mail/account-mails.js';
import { buildResetBuckets } from '../../throttle/buckets.js';
import { LoginThrottle } from '../../throttle/login-throttle.js';

/** Kind of the outbox message that requests a reset link. */
const resetRequest = 'password-reset';
/** Minimum of milliseconds between two emails to the same user. */
const backoffMs = 60_000;

/**
 * Requests a reset link. The request is only stored, and the outbox looks the account up later, so that the response
 * and its duration are the same for known and unknown addresses.
 */
@Injectable()
export class RequestPasswordReset implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountRepository,
    private readonly outbox: MailOutbox,
    private readonly worker: OutboxWorker,
    private readonly throttle: LoginThrottle,
    private readonly links: LinkService,
    private readonly mails: AccountMails,
  ) {}

  onModuleInit(): void {
    this.worker.registerDelivery(resetRequest, async (payload) => {
      await this.db.transaction(() => this.sendLink((payload as { username: string }).username));
      return 'DONE';
    });
  }

  /** @throws TOO_MANY_REQUESTS after too many requests from one address, for known and unknown accounts */
  async execute(username: string, address: string): Promise<void> {
    // Each request counts, whether or not there is such an account.
    await this.throttle.runAttempt(buildResetBuckets(nameKey(username), address), () => Promise.resolve(false));
    await this.outbox.queueMessage(resetRequest, { username });
  }

  private async sendLink(username: string): Promise<void> {
    const found = await this.accounts.findResettable(username);
    // The lock lets concurrent requests see the link that the first of them has issued.
    if (found) await this.accounts.lock(found.userId);
    if (!found || (await this.links.isIssuedWithin(found.userId, 'RESET', backoffMs))) return;
    await this.mails.sendReset(found, await this.links.issue(found, 'RESET'));
  }
}
