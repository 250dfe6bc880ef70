import { setTimeout as wait } from 'node:timers/promises';
import { NotDecryptable } from '@depot/node-config';
import { databaseTime, Db, endsTransaction, type Values } from '@depot/node-database';
import { Injectable, Logger } from '@nestjs/common';
import { MailContents, removeToken, type StoredMail } from './mail-contents.js';
import type { Attachment } from './outbox.js';

/** Result of a delivery: sent, kept for reading, failed for good, or done and removable. */
export type Delivery = 'SENT' | 'KEPT' | 'FAILED' | 'DONE';
/** Thrown if a retry would not help; its message is the receiver's answer. */
export class Undeliverable extends Error {}
/** Delivers one message; throws where another try may help, or `Undeliverable`. `id` stays the same over all tries. */
export type Deliver = (payload: unknown, id: number, attachments: readonly Attachment[]) => Promise<Delivery>;

interface Message {
  id: number;
  kind: string;
  payload: string;
  tries: number;
}

interface Changes extends Values {
  status: 'WAITING' | Delivery;
  payload: string;
  sentAt: number | null;
  lastError: string | null;
  /** Milliseconds until the next try. */
  waitMs: number;
}

const due = `status = 'WAITING' AND next_at <= ${databaseTime} AND kind IN (:kinds)`;
/** Messages of one tenant that are delivered before those of the next. */
const perTurn = 10;

/** Milliseconds for which a message is whose process has taken it: longer than any delivery lasts. */
const leaseMs = 5 * 60_000;

/**
 * Milliseconds for which recording a result is retried while the database is unreachable: as long as this process owns
 * the message.
 */
const tellingMs = 3 * 60_000;
const tellingPauseMs = 500;

/** Milliseconds before the second try; doubles with each, up to an hour. */
const initialBackoffMs = 5_000;
const maxBackoffMs = 3_600_000;
/** Most characters that are stored of a problem. */
const maxProblem = 500;
/** About two weeks of tries. */
const maxAttempts = 350;

const logger = new Logger('Outbox');

/** Retries the update, since a message that was sent must not be sent again after an outage of the database. */
async function retryWrite(tell: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + tellingMs; ;) {
    try {
      return await tell();
    } catch (error) {
      if (!endsTransaction(error) || Date.now() > until) throw error;
      await wait(tellingPauseMs);
    }
  }
}

/** Carries messages out of the system, each by one process at a time. */
@Injectable()
export class OutboxWorker {
  private readonly ways = new Map<string, Deliver>();

  constructor(
    private readonly db: Db,
    private readonly contents: MailContents,
  ) {}

  /** Says how a kind of message leaves. */
  registerDelivery(kind: string, way: Deliver): void {
    this.ways.set(kind, way);
  }

  /**
   * Delivers the messages that are due and returns how many it handled: a few of each tenant in turn, so that a tenant
   * with thousands does not delay the others. Takes no further ones once `signal` is aborted.
   */
  async sendDue(signal?: AbortSignal): Promise<number> {
    const sendNextFor = async (sender: number | null) => !signal?.aborted && (await this.sendNext(sender));
    for (let count = 0; ;) {
      const before = count;
      for (const sender of await this.listSenders())
        for (let taken = 0; taken < perTurn && (await sendNextFor(sender)); taken += 1) count += 1;
      if (count === before) return count;
    }
  }

  /** Tenants of the due messages, the longest waiting first; null for messages without a tenant. */
  private async listSenders(): Promise<(number | null)[]> {
    const rows = await this.openUnscoped().query<{ sender: number | null }>(
      `SELECT tenant_id sender FROM outbox WHERE ${due} GROUP BY tenant_id ORDER BY MIN(next_at)`,
      { kinds: this.kinds },
    );
    return rows.map(({ sender }) => sender);
  }

  private get kinds() {
    return [...this.ways.keys()];
  }

  private async sendNext(sender: number | null): Promise<boolean> {
    const message = await this.claimMessage(sender);
    if (!message) return false;
    try {
      const outcome = await this.sendMessage(message);
      await retryWrite(() => this.recordOutcome(message, outcome));
    } catch (error) {
      if (error instanceof Undeliverable) await this.recordOutcome(message, 'FAILED', error.message);
      else await this.scheduleRetry(message, error);
    }
    return true;
  }

  /**
   * Leases the next message. No transaction stays open during its delivery, so that a slow receiver holds no
   * connection; if this process dies, another one takes the message once the lease has expired.
   */
  private async claimMessage(sender: number | null): Promise<Message | undefined> {
    const values = { kinds: this.kinds, sender };
    return this.db.transaction(async () => {
      const [row] = await this.openUnscoped().query<Message>(
        `SELECT id, kind, payload, tries FROM outbox WHERE ${due} AND tenant_id <=> :sender
         ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        values,
      );
      if (!row) return undefined;
      await this.openUnscoped().execute(
        `UPDATE outbox SET next_at = ${databaseTime} + :leaseMs, tries = tries + 1 WHERE id = :id`,
        { id: row.id, leaseMs },
      );
      return { ...row, tries: row.tries + 1 };
    });
  }

  private async sendMessage({ id, kind, payload }: Message): Promise<Delivery> {
    const way = this.ways.get(kind);
    if (!way) throw new Error(`No worker delivers messages of the kind "${kind}".`);
    const content = JSON.parse(payload) as object;
    try {
      const whole = kind === 'mail' ? this.contents.decryptMail(content as StoredMail) : content;
      return await way(whole, id, await this.loadAttachments(id));
    } catch (error) {
      if (!(error instanceof NotDecryptable)) throw error;
      logger.error(`Mail ${id} cannot be sent any more: DEPOT_SECRET has changed since it was written.`);
      return 'FAILED';
    }
  }

  private async recordOutcome(message: Message, outcome: Delivery, problem?: string): Promise<void> {
    const { id, kind, payload } = message;
    if (outcome === 'DONE') {
      await this.openUnscoped().execute('DELETE FROM outbox WHERE id = :id', { id });
      return;
    }
    const isOver = kind === 'mail' && outcome !== 'KEPT';
    await this.db.transaction(async () => {
      const isOurs = await this.change(message, {
        status: outcome,
        payload: isOver ? JSON.stringify(removeToken(JSON.parse(payload) as StoredMail)) : payload,
        sentAt: outcome === 'SENT' ? Date.now() : null,
        lastError: problem?.slice(0, maxProblem) ?? null,
        waitMs: 0,
      });
      // The receiver has the files of a sent mail; here their names suffice.
      if (outcome === 'SENT' && isOurs) await this.removeFiles(id);
    });
  }

  private async scheduleRetry(message: Message, error: unknown): Promise<void> {
    const backoffMs = Math.min(initialBackoffMs * 2 ** Math.min(message.tries - 1, 20), maxBackoffMs);
    await this.change(message, {
      status: message.tries >= maxAttempts ? 'FAILED' : 'WAITING',
      payload: message.payload,
      sentAt: null,
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, maxProblem),
      waitMs: backoffMs,
    });
  }

  private loadAttachments(id: number): Promise<Attachment[]> {
    return this.openUnscoped().query<Attachment>(
      'SELECT name, media_type type, content FROM outbox_attachment WHERE outbox_id = :id AND content IS NOT NULL ' +
        'ORDER BY position',
      { id },
    );
  }

  private async removeFiles(id: number): Promise<void> {
    await this.openUnscoped().execute('UPDATE outbox_attachment SET content = NULL WHERE outbox_id = :id', { id });
  }

  /** False where another process has taken the message since, because this one took too long. */
  private async change({ id, tries }: Message, values: Changes): Promise<boolean> {
    const { affectedRows } = await this.openUnscoped().execute(
      `UPDATE outbox SET status = :status, payload = :payload, sent_at = :sentAt, last_error = :lastError,
         next_at = ${databaseTime} + :waitMs
       WHERE id = :id AND tries = :tries`,
      { id, tries, ...values },
    );
    return affectedRows > 0;
  }

  private openUnscoped() {
    return this.db.unscoped('the worker carries the messages of every tenant');
  }
}
