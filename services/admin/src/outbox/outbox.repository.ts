import type { OutboxMail } from '@depot/contracts/admin';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A mail as it is stored. */
export interface MailRow extends Pick<OutboxMail, 'id' | 'time' | 'status'> {
  payload: string;
}

/** Reads mails of all tenants. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly db: Db) {}

  /** The newest. */
  async newest(limit: number): Promise<MailRow[]> {
    return this.across().query<MailRow>(
      `SELECT id, payload, created_at time, status FROM outbox WHERE kind = 'mail' ORDER BY id DESC LIMIT :limit`,
      { limit },
    );
  }

  /** What is attached to mails, in its order. */
  async attachments(ids: readonly number[]): Promise<{ outboxId: number; name: string }[]> {
    return this.across().query(
      'SELECT outbox_id outboxId, name FROM outbox_attachment WHERE outbox_id IN (:ids) ORDER BY outbox_id, position',
      { ids },
    );
  }

  private across() {
    return this.db.unscoped('the Admin section spans all tenants');
  }
}
