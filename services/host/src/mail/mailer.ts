import { withoutControlCharacters } from '@depot/contracts/wire';
import { type Config, loadMailSignature } from '@depot/node-config';
import { type Deliver, type Mail, Undeliverable } from '@depot/node-platform';
import { createTransport } from 'nodemailer';
import { removeForeignLinks } from './foreign-links.js';
import { formatHtmlBody } from './html-body.js';

/** Milliseconds after which a silent mail server counts as down. */
const silenceTimeoutMs = 15_000;
/** Milliseconds for a whole mail: a server that keeps sending a little is not idle. */
const conversationTimeoutMs = 60_000;

/** `Depot <depot@example.com>` and `depot@example.com` have the same address. */
const parseAddress = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'> &
  Partial<Parameters<typeof loadMailSignature>[0]>;

/** Delivers mails by SMTP, signed if a key is set. Without SMTP, mails are kept for ADMIN to read. */
export function createMailer(settings: MailSettings, maxMs = conversationTimeoutMs): Deliver {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = settings;
  if (SMTP_URL === undefined) return () => Promise.resolve('KEPT');
  const dkim = loadMailSignature(settings);
  const transport = createTransport({
    url: SMTP_URL,
    ...(dkim && { dkim }),
    connectionTimeout: silenceTimeoutMs,
    greetingTimeout: silenceTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  });
  const domain = new URL(PUBLIC_URL).hostname;
  return async (payload, id, attachments) => {
    const { to, subject, body, sender, replyTo, unsubscribeUrl } = payload as Mail;
    const signal = AbortSignal.timeout(maxMs);
    const text = removeForeignLinks(body, PUBLIC_URL);
    try {
      // Every try has the same message id, so that the receiver can drop a duplicate.
      await transport.sendMail({
        from: sender ? { name: withoutControlCharacters(sender), address: parseAddress(MAIL_FROM) } : MAIL_FROM,
        ...(replyTo ? { replyTo } : {}),
        ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
        to,
        subject: withoutControlCharacters(subject),
        text,
        html: formatHtmlBody(text, PUBLIC_URL, sender),
        messageId: `<depot-${id}@${domain}>`,
        // Keeps out-of-office replies from answering automatic mails (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
        attachments: attachments.map(({ name, type, content }) => ({
          filename: withoutControlCharacters(name),
          contentType: type,
          content,
        })),
      });
      return 'SENT';
    } catch (error) {
      if (isFinal(error)) throw new Undeliverable(readAnswer(error));
      throw signal.aborted ? new Error(`The mail server took longer than ${maxMs / 1000} s.`) : error;
    }
  };
}

/** The server's response, such as "550 5.1.1 No such mailbox". */
function readAnswer(error: Error & { response?: unknown }): string {
  return typeof error.response === 'string' ? error.response : error.message;
}

/**
 * True if the server refuses this mail for good, such as for an unknown mailbox. Refusals of the connection, the login
 * or the sender concern every waiting mail and can be fixed by the operator, so they are retried.
 */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const isOfMail = error.command === 'RCPT TO' || error.command === 'DATA';
  return isOfMail && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
