import type { OutboxMail } from '@depot/contracts/admin';
import { Db, type Mail } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface Row extends Pick<OutboxMail, 'id' | 'time' | 'status'> {
  payload: string;
}

/** Mails that are listed. */
const listed = 200;

/** What went out has reached its reader; nobody else may follow its link. */
const withoutLinks = (body: string) => body.replace(/token=[\w-]+/g, 'token=…');

function mailOf({ payload, ...row }: Row): OutboxMail {
  const { to, subject, body } = JSON.parse(payload) as Mail;
  return { ...row, to, subject, body: row.status === 'SENT' ? withoutLinks(body) : body };
}

@Injectable()
export class OutboxQueries {
  constructor(private readonly db: Db) {}

  /** The newest mails of all tenants. */
  async newest(): Promise<OutboxMail[]> {
    const rows = await this.db
      .acrossTenants('the Admin section spans all tenants')
      .query<Row>(`SELECT id, payload, created_at time, status FROM outbox WHERE kind = 'mail' ORDER BY id DESC LIMIT :listed`, { listed });
    return rows.map(mailOf);
  }
}
