import { type Language, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import { CONFIG, type Config } from '@depot/node-config';
import { MailOutbox } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { mailTexts } from './texts.js';

/** Recipient of an email, and the tenant as its sender. */
export interface Recipient {
  username: string;
  name: string;
  tenantName: string;
  /** Email address of the tenant for replies; empty if it has none. */
  replyTo: string;
  /** Null if it is unknown. */
  language?: Language | null;
}

/** The language of a user is unknown until it is chosen; until then emails contain both languages. */
const translateForReader = (language: Language | null, message: Message, values: MessageValues, separator: string) =>
  language
    ? translate(message, language, values)
    : `${translate(message, 'gb', values)}${separator}${translate(message, 'cn', values)}`;

/** Emails about accounts. They are sent after the commit of their transaction. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly outbox: MailOutbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `path` is that of the registration page, with the token. */
  sendInvitation(recipient: Recipient, path: string, token: string): Promise<void> {
    return this.send('invitation', recipient, path, token);
  }

  sendActivation(recipient: Recipient, token: string): Promise<void> {
    return this.send('activation', recipient, `/activation?token=${token}`, token);
  }

  sendReset(recipient: Recipient, token: string): Promise<void> {
    return this.send('reset', recipient, `/reset-pwd?token=${token}`, token);
  }

  private async send(
    kind: keyof typeof mailTexts,
    { username, name, tenantName, replyTo, language = null }: Recipient,
    path: string,
    token: string,
  ): Promise<void> {
    const values = { name, tenant: tenantName, link: `${this.config.PUBLIC_URL}${path}` };
    const { subject, body } = mailTexts[kind];
    await this.outbox.queueMail({
      token,
      sender: tenantName,
      ...(replyTo ? { replyTo } : {}),
      to: username,
      subject: translateForReader(language, subject, values, ' / '),
      body: `${translateForReader(language, body, values, '\n\n——\n\n')}\n`,
    });
  }
}
