import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as received: its recipients and its encoded text. */
export interface Arrived {
  to: string[];
  raw: string;
}

export interface MailServer {
  port: number;
  arrived: Arrived[];
  close: () => Promise<void>;
}

/**
 * A real mail server on this machine. It refuses addresses that begin with "nobody" as unknown, and never finishes its
 * response to those that begin with "slow".
 */
export async function mailServer(port = 0): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, answer) => {
      if (address.startsWith('slow')) return;
      answer(
        address.startsWith('nobody') ? Object.assign(new Error('No such mailbox here'), { responseCode: 550 }) : null,
      );
    },
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
        answer(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    arrived,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The readable mail: its headers, and its decoded plain text. */
export function asRead({ raw }: Pick<Arrived, 'raw'>): { head: string; text: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const plain = boundary && body.split(`--${boundary}\r\n`)[1]?.split(`\r\n--${boundary}`)[0];
  if (plain) return { head, text: asRead({ raw: plain }).text };
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return { head, text: Buffer.from(body, 'base64').toString() };
  return { head, text: encoding === 'quoted-printable' ? quotedPrintable(body) : body };
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
