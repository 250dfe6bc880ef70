import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { MailContents, type StoredMail } from './mail-contents.js';

/** Milliseconds for which a mail can be read after it was queued. */
const lifetime = 30 * 24 * 3_600_000;
/** Rows of one statement, so that none holds many locks. */
const batch = 1_000;

interface Plain {
  id: number;
  payload: string;
}

/** Numbers of waiting and failed mails. */
export interface Backlog {
  waiting: number;
  failed: number;
  /** Creation time of the oldest waiting one in epoch ms; undefined without any. */
  oldestWaiting: number | undefined;
}

/** Keeps the outbox from growing, and from holding tokens as they are. */
@Injectable()
export class OutboxSweep {
  constructor(
    private readonly db: Db,
    private readonly contents: MailContents,
  ) {}

  /** Deletes mails past their retention, with their files. */
  async removeOld(): Promise<void> {
    for (;;) {
      const { affectedRows } = await this.openUnscoped().execute(
        `DELETE FROM outbox WHERE status <> 'WAITING' AND created_at < :oldest LIMIT :batch`,
        { oldest: Date.now() - lifetime, batch },
      );
      if (affectedRows < batch) return;
    }
  }

  /** Counts the messages that have not been sent. */
  async countBacklog(): Promise<Backlog> {
    const rows = await this.openUnscoped().query<{ status: string; mails: number; oldest: number }>(
      `SELECT status, COUNT(*) AS mails, MIN(created_at) AS oldest FROM outbox
       WHERE kind = 'mail' AND status IN ('WAITING', 'FAILED') GROUP BY status`,
    );
    const [waiting, failed] = ['WAITING', 'FAILED'].map((wanted) => rows.find(({ status }) => status === wanted));
    const oldest = waiting?.oldest;
    return {
      waiting: Number(waiting?.mails ?? 0),
      failed: Number(failed?.mails ?? 0),
      oldestWaiting: oldest === undefined ? undefined : Number(oldest),
    };
  }

  /** Encrypts the bodies of mails from before bodies with a token were encrypted. */
  async encryptPlain(): Promise<void> {
    const rows = await this.openUnscoped().query<Plain>(
      `SELECT id, payload FROM outbox
       WHERE kind = 'mail' AND status IN ('WAITING', 'KEPT') AND payload LIKE '%?token=%'
         AND payload NOT LIKE '%"encryptedBody":%' AND payload NOT LIKE '%?token=…%' ORDER BY id LIMIT :batch`,
      { batch },
    );
    for (const { id, payload } of rows) {
      const mail = JSON.parse(payload) as StoredMail;
      const token = /\?token=([\w-]+)/.exec(mail.body)?.[1];
      // Unless it was sent meanwhile.
      await this.openUnscoped().execute(
        `UPDATE outbox SET payload = :encrypted WHERE id = :id AND payload = :payload`,
        {
          id,
          payload,
          encrypted: JSON.stringify(this.contents.encryptMail({ ...mail, token })),
        },
      );
    }
  }

  private openUnscoped() {
    return this.db.unscoped('the outbox is swept for all tenants together');
  }
}
