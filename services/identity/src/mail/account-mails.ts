import { type Language, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import { CONFIG, type Config } from '@depot/node-config';
import { MailOutbox } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { mailTexts } from './texts.js';

/** To whom a mail goes, and in whose name. */
export interface Recipient {
  username: string;
  name: string;
  tenantName: string;
  /** Where answers go: the tenant's address, empty where it has entered none. */
  replyTo: string;
  /** Null where it is not known. */
  language?: Language | null;
}

/** Which language somebody reads is not known before they have chosen one; until then every mail says it twice. */
const translateForReader = (language: Language | null, message: Message, values: MessageValues, separator: string) =>
  language
    ? translate(message, language, values)
    : `${translate(message, 'gb', values)}${separator}${translate(message, 'cn', values)}`;

/** The mails about accounts. They leave once the transaction that wrote them is stored. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly outbox: MailOutbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `path` is the address of the registration page with its token. */
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
    await this.outbox.mail({
      token,
      sender: tenantName,
      ...(replyTo ? { replyTo } : {}),
      to: username,
      subject: translateForReader(language, subject, values, ' / '),
      body: `${translateForReader(language, body, values, '\n\n——\n\n')}\n`,
    });
  }
}
