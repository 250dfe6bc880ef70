import { findContext } from '@depot/node-context';
import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { MailContents } from './mail-contents.js';

/** A mail as a person reads it. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** Display name of the sender; the address is the product's. */
  sender?: string;
  /** Address for replies. */
  replyTo?: string;
  /** Page that unsubscribes from this kind of mail, if its reader subscribed to it. */
  unsubscribeUrl?: string;
  /** Secret in the body that grants access: stored encrypted, and only until the mail is sent. */
  token?: string;
}

/** A file attached to a mail. */
export interface Attachment {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

/** Queue of messages that leave the system; each is sent only after its transaction has committed. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly db: Db,
    private readonly contents: MailContents,
  ) {}

  /** Sends a mail once the current transaction is stored. Files go with it only within a tenant. */
  async queueMail(mail: Mail, attachments: readonly Attachment[] = []): Promise<void> {
    const stored = this.contents.encryptMail(mail);
    if (attachments.length === 0) return this.queueMessage('mail', stored);
    await this.db.transaction(async () => {
      // now, since its files need its id
      const { insertId: outboxId } = await this.across.execute(insert, buildRow('mail', stored));
      for (const [position, { name, type, content }] of attachments.entries()) {
        await this.db.execute(
          `INSERT INTO outbox_attachment (tenant_id, outbox_id, position, name, media_type, content)
           VALUES (:tenantId, :outboxId, :position, :name, :type, :content)`,
          { outboxId, position, name, type, content },
        );
      }
    });
  }

  /** Queues a message for the worker of its kind. */
  async queueMessage(kind: string, payload: object): Promise<void> {
    await this.across.executeOnCommit(insert, buildRow(kind, payload));
  }

  private get across() {
    return this.db.unscoped('a mail may belong to no tenant, e.g. a forgotten password');
  }
}

const insert = `INSERT INTO outbox (tenant_id, kind, payload, created_at, next_at)
  VALUES (:tenant, :kind, :payload, ${databaseTime}, ${databaseTime})`;

const buildRow = (kind: string, payload: object) => ({
  tenant: findContext()?.tenantId ?? null,
  kind,
  payload: JSON.stringify(payload),
});
