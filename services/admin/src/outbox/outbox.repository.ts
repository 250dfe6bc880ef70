import type { OutboxMail } from '@depot/contracts/admin';
import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A mail as stored. */
export interface MailRow extends Pick<OutboxMail, 'id' | 'time' | 'status' | 'problem'> {
  payload: string;
}

/** Mails of all tenants. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly db: Db) {}

  /** The newest. */
  async listNewest(limit: number): Promise<MailRow[]> {
    return this.openUnscoped().query<MailRow>(
      `SELECT id, payload, created_at time, status, last_error problem FROM outbox
       WHERE kind = 'mail' ORDER BY id DESC LIMIT :limit`,
      { limit },
    );
  }

  /** A mail, its row locked for the running command. */
  async lock(id: number): Promise<MailRow | undefined> {
    const [row] = await this.openUnscoped().query<MailRow>(
      `SELECT id, payload, created_at time, status, last_error problem FROM outbox
       WHERE id = :id AND kind = 'mail' FOR UPDATE`,
      { id },
    );
    return row;
  }

  /** Queues a failed mail again. */
  async queueAgain(id: number): Promise<void> {
    await this.openUnscoped().execute(
      `UPDATE outbox SET status = 'WAITING', tries = 0, next_at = ${databaseTime} WHERE id = :id AND status = 'FAILED'`,
      { id },
    );
  }

  /** Attachments of mails, in order. */
  async listAttachments(ids: readonly number[]): Promise<{ outboxId: number; name: string }[]> {
    return this.openUnscoped().query(
      'SELECT outbox_id outboxId, name FROM outbox_attachment WHERE outbox_id IN (:ids) ORDER BY outbox_id, position',
      { ids },
    );
  }

  private openUnscoped() {
    return this.db.unscoped('the Admin section spans all tenants');
  }
}
