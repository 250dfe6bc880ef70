import type { OutboxMail } from '@depot/contracts/admin';
import { CONFIG, type Config, NotDecryptable } from '@depot/node-config';
import { Db, grouped, MailContents, type StoredMail } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';

interface Row extends Pick<OutboxMail, 'id' | 'time' | 'status'> {
  payload: string;
}

/** Mails that are listed. */
const listed = 200;

@Injectable()
export class OutboxQueries {
  constructor(
    private readonly db: Db,
    private readonly contents: MailContents,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The newest mails of all tenants. */
  async newest(): Promise<OutboxMail[]> {
    const rows = await this.across().query<Row>(
      `SELECT id, payload, created_at time, status FROM outbox WHERE kind = 'mail' ORDER BY id DESC LIMIT :listed`,
      { listed },
    );
    const names = await this.attachmentsOf(rows.map(({ id }) => id));
    return rows.map(({ payload, ...row }) => {
      const mail = JSON.parse(payload) as StoredMail;
      const attachments = (names.get(row.id) ?? []).map(({ name }) => name);
      return { ...row, to: mail.to, subject: mail.subject, attachments, body: this.shown(mail) };
    });
  }

  /** Links are shown only where there is no mail server that brings them to whom they are for. */
  private shown(mail: StoredMail): string {
    if (this.config.SMTP_URL !== undefined) return mail.body;
    try {
      return this.contents.whole(mail).body;
    } catch (error) {
      if (error instanceof NotDecryptable) return mail.body;
      throw error;
    }
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
    return this.db.unscoped('the Admin section spans all tenants');
  }
}
