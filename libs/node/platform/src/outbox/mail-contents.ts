import { CONFIG, Encryption, type Secrets } from '@depot/node-config';
import { Inject, Injectable } from '@nestjs/common';
import type { Mail } from './outbox.js';

/** A mail as the outbox keeps it. */
export interface StoredMail {
  to: string;
  subject: string;
  sender?: string;
  replyTo?: string;
  unsubscribeUrl?: string;
  /** Without the token. */
  body: string;
  /** The complete body if it contains a token, encrypted until the mail is sent or read. */
  encryptedBody?: string;
}

/** Stands for a token where the mail is kept for the eye. */
const blank = '…';

/** Encrypts tokens of mails, so that a reader of the database or of a backup cannot use them. */
@Injectable()
export class MailContents {
  private readonly encryption: Encryption;

  constructor(@Inject(CONFIG) secrets: Secrets) {
    this.encryption = new Encryption(secrets, 'outbox');
  }

  /** The mail as stored while it waits. */
  encryptMail({ token, ...mail }: Mail): StoredMail {
    if (token === undefined) return mail;
    const { to, body } = mail;
    return { ...mail, body: body.replaceAll(token, blank), encryptedBody: this.encryption.encrypt(body, to) };
  }

  /** The mail as its reader gets it; throws `NotDecryptable` where `DEPOT_SECRET` has changed since. */
  decryptMail({ encryptedBody, ...mail }: StoredMail): Mail {
    return encryptedBody === undefined ? mail : { ...mail, body: this.encryption.decrypt(encryptedBody, mail.to) };
  }
}

/** The mail without its secret, for permanent storage. */
export function removeToken({ encryptedBody: _, ...mail }: StoredMail): StoredMail {
  return mail;
}

/** A mail whose token was forgotten leads nowhere. */
export const isWhole = ({ body }: StoredMail): boolean => !body.includes(`?token=${blank}`);
