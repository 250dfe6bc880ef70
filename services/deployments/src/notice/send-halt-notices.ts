import { createHmac } from 'node:crypto';
import { type HaltCause, releaseMessages } from '@depot/contracts/deployments';
import { type Message, translate } from '@depot/contracts/errors';
import { CONFIG, type Config } from '@depot/node-config';
import { MailOutbox, OutboxWorker, Undeliverable } from '@depot/node-platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import * as z from 'zod';
import { ReleaseTokenRepository } from '../token/release-token.repository.js';
import { postWebhook } from './webhook.js';

/** Kind of an outbox message. */
const kind = 'release-webhook';
/** Milliseconds after which a webhook that did not answer is given up. */
const triedMs = 24 * 3_600_000;
const logger = new Logger('Releases');

const payload = z.object({ tokenId: z.int(), url: z.string(), body: z.string(), until: z.number() });

/** A version that was reverted automatically. */
export interface Halt {
  remote: string;
  version: string;
  /** Version of all users again. */
  stable: string;
  cause: HaltCause;
  /** Epoch ms. */
  time: number;
}

/** Tells the teams of a remote that a version of it was halted: by mail, by webhook, or both, as their tokens say. */
@Injectable()
export class SendHaltNotices {
  constructor(
    private readonly tokens: ReleaseTokenRepository,
    private readonly outbox: MailOutbox,
    @Inject(CONFIG) private readonly config: Config,
    worker: OutboxWorker,
  ) {
    worker.registerDelivery(kind, (content, id) => this.deliver(content, id));
  }

  /** Key with which the receiver of a token's webhook checks signatures. */
  findSecret(tokenId: number): string {
    return createHmac('sha256', this.config.DEPOT_SECRET).update(`depot release notice ${tokenId}`).digest('base64url');
  }

  /** Queues the notices; they leave once the transaction has committed. */
  async execute(halt: Halt): Promise<void> {
    for (const { id, noticeEmail, noticeUrl } of await this.tokens.findNotices(halt.remote, halt.time)) {
      if (noticeEmail !== null) await this.mail(noticeEmail, halt);
      if (noticeUrl !== null) await this.queueWebhook(id, noticeUrl, halt);
    }
  }

  private async mail(to: string, halt: Halt): Promise<void> {
    const link = `${this.config.PUBLIC_URL}/in/admin/deployments?remote=${halt.remote}`;
    const { remote, version, stable, cause } = halt;
    const values = { remote, version, stable, loads: cause.loads, ...formatPercentages(cause), link };
    const { haltSubject, haltForLoads, haltForErrors } = releaseMessages;
    const translateBoth = (message: Message, between: string) =>
      `${translate(message, 'gb', values)}${between}${translate(message, 'cn', values)}`;
    const body = translateBoth(halt.cause.rule === 'success' ? haltForLoads : haltForErrors, '\n\n——\n\n');
    await this.outbox.queueMail({ to, subject: translateBoth(haltSubject, ' / '), body: `${body}\n` });
  }

  private async queueWebhook(tokenId: number, url: string, { cause, ...halt }: Halt): Promise<void> {
    const body = JSON.stringify({ event: 'halted', ...halt, ...cause });
    await this.outbox.queueMessage(kind, { tokenId, url, body, until: halt.time + triedMs });
  }

  private async deliver(content: unknown, id: number): Promise<'DONE'> {
    const { tokenId, url, body, until } = payload.parse(content);
    try {
      await postWebhook({ url, body, id, secret: this.findSecret(tokenId) });
      return 'DONE';
    } catch (error) {
      const isOver = Date.now() > until;
      if (isOver || error instanceof Undeliverable) logger.warn(`The webhook ${url} was not told: ${String(error)}`);
      if (isOver) throw new Undeliverable(String(error));
      throw error;
    }
  }
}

const formatPercentages = ({ success, errorRate, stableErrorRate }: HaltCause) => {
  const percent = (share: number | null) => Number(((share ?? 0) * 100).toFixed(2));
  return { success: percent(success), errors: percent(errorRate), stableErrors: percent(stableErrorRate) };
};
