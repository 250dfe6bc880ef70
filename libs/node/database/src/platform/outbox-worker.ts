import { Injectable } from '@nestjs/common';
import { Db } from '../db.js';
import type { Attachment } from './outbox.js';

/** What becomes of a message: delivered, kept to be read, or given up. */
export type Delivery = 'SENT' | 'KEPT' | 'FAILED';
/** Delivers one message; throws where another try may help. `id` stays the same over all tries. */
export type Deliver = (payload: unknown, id: number, attachments: readonly Attachment[]) => Promise<Delivery>;

interface Row {
  id: number;
  kind: string;
  payload: string;
  tries: number;
}

/** Milliseconds before the second try; doubles with each, up to an hour. */
const firstPause = 5_000;
const longestPause = 3_600_000;
/** About two weeks of tries. */
const mostTries = 350;

/** Carries messages out of the system, each by one process at a time and in its own transaction. */
@Injectable()
export class OutboxWorker {
  private readonly ways = new Map<string, Deliver>();

  constructor(private readonly db: Db) {}

  /** Says how a kind of message leaves. */
  deliver(kind: string, way: Deliver): void {
    this.ways.set(kind, way);
  }

  /** Delivers everything that is due and answers how many messages it took in hand. */
  async deliverDue(): Promise<number> {
    let count = 0;
    while (await this.deliverNext()) count += 1;
    return count;
  }

  private async deliverNext(): Promise<boolean> {
    const kinds = [...this.ways.keys()];
    return this.db.transaction(async () => {
      const [row] = await this.across().query<Row>(
        `SELECT id, kind, payload, tries FROM outbox
         WHERE status = 'WAITING' AND next_at <= :now AND kind IN (:kinds) ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        { now: Date.now(), kinds },
      );
      if (row) await this.handOver(row);
      return row !== undefined;
    });
  }

  private async handOver({ id, kind, payload, tries }: Row): Promise<void> {
    const way = this.ways.get(kind);
    if (!way) return;
    try {
      const status = await way(JSON.parse(payload), id, await this.attachments(id));
      if (status === 'SENT') await this.forgetFiles(id);
      await this.mark(id, { status, tries: tries + 1, sentAt: status === 'SENT' ? Date.now() : null, lastError: null, nextAt: Date.now() });
    } catch (error) {
      const pause = Math.min(firstPause * 2 ** Math.min(tries, 20), longestPause);
      await this.mark(id, {
        status: tries + 1 >= mostTries ? 'FAILED' : 'WAITING',
        tries: tries + 1,
        sentAt: null,
        lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
        nextAt: Date.now() + pause,
      });
    }
  }

  private attachments(id: number): Promise<Attachment[]> {
    return this.across().query<Attachment>(
      'SELECT name, media_type type, content FROM outbox_attachment WHERE outbox_id = :id AND content IS NOT NULL ORDER BY position',
      { id },
    );
  }

  /** What was sent is kept by whoever got it; here its name is enough. */
  private async forgetFiles(id: number): Promise<void> {
    await this.across().execute('UPDATE outbox_attachment SET content = NULL WHERE outbox_id = :id', { id });
  }

  private async mark(
    id: number,
    values: { status: string; tries: number; sentAt: number | null; lastError: string | null; nextAt: number },
  ) {
    await this.across().execute(
      'UPDATE outbox SET status = :status, tries = :tries, sent_at = :sentAt, last_error = :lastError, next_at = :nextAt WHERE id = :id',
      { id, ...values },
    );
  }

  private across() {
    return this.db.acrossTenants('the worker carries the messages of every tenant');
  }
}
