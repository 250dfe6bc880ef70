import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Undeliverable } from '@depot/node-database';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mailer } from './mailer.js';

/** A mail server that answers the recipient with the given line, and collects what it is sent. */
async function smtp(recipient: string): Promise<{ url: string; received: string[]; server: Server }> {
  const received: string[] = [];
  const server = createServer((socket) => converse(socket, recipient, received));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, server };
}

function converse(socket: Socket, recipient: string, received: string[]): void {
  let inData = false;
  socket.write('220 ready\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const text = String(chunk);
    if (inData) {
      received.push(text);
      if (!text.endsWith('\r\n.\r\n')) return;
      inData = false;
      socket.write('250 stored\r\n');
    } else if (/^DATA/i.test(text)) {
      inData = true;
      socket.write('354 go on\r\n');
    } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
    else socket.write(/^RCPT/i.test(text) ? `${recipient}\r\n` : '250 fine\r\n');
  });
}

describe('mailer', () => {
  const servers: Server[] = [];
  const settings = { MAIL_FROM: 'Depot <depot@example.test>', PUBLIC_URL: 'https://depot.example.test' };
  const mail = { to: 'store@example.test', subject: '您好 Hello', body: 'Follow https://depot.example.test/x' };
  const through = async (recipient: string) => {
    const { url, received, server } = await smtp(recipient);
    servers.push(server);
    return { deliver: mailer({ ...settings, SMTP_URL: url }), received };
  };
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  it('keeps mails where there is no mail server', async () => {
    expect(await mailer({ ...settings, SMTP_URL: undefined })(mail, 1, [])).toBe('KEPT');
  });

  it('sends with an id that stays the same over all tries', async () => {
    const { deliver, received } = await through('250 fine');
    expect(await deliver(mail, 7, [])).toBe('SENT');
    expect(received.join('')).toContain('Message-ID: <depot-7@depot.example.test>');
    expect(received.join('')).toContain('Follow https://depot.example.test/x');
  });

  it('leaves in the name of who sends it, with an address to answer, as text and as HTML', async () => {
    const { deliver, received } = await through('250 fine');
    const named = {
      ...{ ...mail, subject: 'Statement', sender: 'Acme Foods', replyTo: 'billing@acme.test' },
      unsubscribeUrl: 'https://depot.example.test/in/settings/preference',
    };
    expect(await deliver(named, 10, [])).toBe('SENT');
    const sent = received.join('');
    expect(sent).toContain('From: Acme Foods <depot@example.test>');
    expect(sent).toContain('Reply-To: billing@acme.test');
    expect(sent).toContain('List-Unsubscribe: <https://depot.example.test/in/settings/preference>');
    expect(sent).toContain('Content-Type: multipart/alternative');
    expect(sent).toContain('Content-Type: text/html');
  });

  it('sends what is attached', async () => {
    const { deliver, received } = await through('250 fine');
    const statement = {
      name: 'Statement 2026-10.pdf',
      type: 'application/pdf',
      content: Buffer.from('%PDF-1.4 of October'),
    };
    expect(await deliver(mail, 8, [statement])).toBe('SENT');
    expect(received.join('')).toContain('filename="Statement 2026-10.pdf"');
    expect(received.join('')).toContain(statement.content.toString('base64'));
  });

  it('lets no name begin another header', async () => {
    const { deliver, received } = await through('250 fine');
    const subject = 'New order from Dock\r\nBcc: thief@example.test\u2028\u202eevil';
    const file = { name: 'a\r\nX-Other: 1".pdf', type: 'application/pdf', content: Buffer.from('%PDF') };
    expect(await deliver({ ...mail, subject }, 9, [file])).toBe('SENT');
    const head = received.join('').replace(/\r\n[ \t]+/g, ' ');
    expect(head).toContain('Subject: New order from Dock__Bcc: thief@example.test__evil');
    expect(head).not.toMatch(/^(Bcc|X-Other):/im);
  });

  it('gives up on a mailbox that does not exist, and tries again where the server is busy or away', async () => {
    const refused = (await through('550 no such mailbox')).deliver(mail, 1, []);
    await expect(refused).rejects.toThrow(Undeliverable);
    await expect(refused).rejects.toThrow('550 no such mailbox');
    await expect((await through('451 busy')).deliver(mail, 1, [])).rejects.toThrow();
    await expect(mailer({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' })(mail, 1, [])).rejects.toThrow();
  });

  it('gives up on a mail server that says a little again and again, and closes the connection', async () => {
    let closed: Promise<unknown> | undefined;
    const server = createServer((socket) => {
      closed = once(socket, 'close');
      const drip = setInterval(() => socket.write('220-wait\r\n'), 10);
      socket.on('error', () => undefined);
      socket.on('close', () => clearInterval(drip));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const from = Date.now();
    const deliver = mailer({ ...settings, SMTP_URL: url }, 500);
    await expect(deliver(mail, 1, [])).rejects.toThrow('The mail server took longer than 0.5 s.');
    expect(Date.now() - from).toBeLessThan(5_000);
    await closed;
  });
});
