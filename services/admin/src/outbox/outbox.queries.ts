import type { OutboxMail } from '@depot/contracts/admin';
import { Db, grouped, type Mail } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface Row extends Pick<OutboxMail, 'id' | 'time' | 'status'> {
  payload: string;
}

/** Mails that are listed. */
const listed = 200;

/** What went out has reached its reader; nobody else may follow its link. */
const withoutLinks = (body: string) => body.replace(/token=[\w-]+/g, 'token=…');

@Injectable()
export class OutboxQueries {
  constructor(private readonly db: Db) {}

  /** The newest mails of all tenants. */
  async newest(): Promise<OutboxMail[]> {
    const rows = await this.across().query<Row>(
      `SELECT id, payload, created_at time, status FROM outbox WHERE kind = 'mail' ORDER BY id DESC LIMIT :listed`,
      { listed },
    );
    const names = await this.attachmentsOf(rows.map(({ id }) => id));
    return rows.map(({ payload, ...row }) => {
      const { to, subject, body } = JSON.parse(payload) as Mail;
      const attachments = (names.get(row.id) ?? []).map(({ name }) => name);
      return { ...row, to, subject, attachments, body: row.status === 'SENT' ? withoutLinks(body) : body };
    });
  }

  private async attachmentsOf(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, { name: string }[]>();
    const names = await this.across().query<{ outboxId: number; name: string }>(
      'SELECT outbox_id outboxId, name FROM outbox_attachment WHERE outbox_id IN (:ids) ORDER BY outbox_id, position',
      { ids },
    );
    return grouped(names, ({ outboxId }) => outboxId);
  }

  private across() {
    return this.db.acrossTenants('the Admin section spans all tenants');
  }
}
