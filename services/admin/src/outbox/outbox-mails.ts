import { adminMessages, type OutboxMail } from '@depot/contracts/admin';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { CONFIG, type Config, NotDecryptable } from '@depot/node-config';
import { grouped } from '@depot/node-database';
import { isWhole, MailContents, type StoredMail } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { OutboxRepository } from './outbox.repository.js';

/** Mails that are listed. */
const listed = 200;

/** Mails as the Admin section shows them. */
@Injectable()
export class OutboxMails {
  constructor(
    private readonly mails: OutboxRepository,
    private readonly contents: MailContents,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The newest mails of all tenants. */
  async listNewest(): Promise<OutboxMail[]> {
    const rows = await this.mails.listNewest(listed);
    const names = await this.findAttachments(rows.map(({ id }) => id));
    return rows.map(({ payload, ...row }) => {
      const mail = JSON.parse(payload) as StoredMail;
      const attachments = (names.get(row.id) ?? []).map(({ name }) => name);
      const maySendAgain = canSendAgain(row.status, mail);
      return { ...row, maySendAgain, to: mail.to, subject: mail.subject, attachments, body: this.selectBody(mail) };
    });
  }

  /**
   * Queues a failed mail again, and returns it.
   * @throws INVALID_TRANSITION for another status, or if its link was deleted
   */
  async sendAgain(id: number): Promise<Pick<StoredMail, 'to' | 'subject'>> {
    const row = await this.mails.lock(id);
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const mail = JSON.parse(row.payload) as StoredMail;
    if (!canSendAgain(row.status, mail)) throw new DomainError('INVALID_TRANSITION', adminMessages.notToSendAgain);
    await this.mails.queueAgain(id);
    return mail;
  }

  /** Links are shown only without a mail server, since nothing else delivers them. */
  private selectBody(mail: StoredMail): string {
    if (this.config.SMTP_URL !== undefined) return mail.body;
    try {
      return this.contents.decryptMail(mail).body;
    } catch (error) {
      if (error instanceof NotDecryptable) return mail.body;
      throw error;
    }
  }

  private async findAttachments(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, { name: string }[]>();
    return grouped(await this.mails.listAttachments(ids), ({ outboxId }) => outboxId);
  }
}

const canSendAgain = (status: OutboxMail['status'], mail: StoredMail): boolean => status === 'FAILED' && isWhole(mail);
