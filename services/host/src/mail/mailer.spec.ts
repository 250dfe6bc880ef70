import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Undeliverable } from '@depot/node-platform';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createMailer } from './mailer.js';

/** Response of the mail server to the connection, or to the command with this prefix; success by default. */
type Answers = Partial<Record<'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content', string>>;

/** A mail server that collects its mails. */
async function smtp(answers: Answers): Promise<{ url: string; received: string[]; server: Server }> {
  const received: string[] = [];
  const server = createServer((socket) => converse(socket, answers, received));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, server };
}

function converse(socket: Socket, answers: Answers, received: string[]): void {
  let inData = false;
  socket.write(`${answers.greeting ?? '220 ready'}\r\n`);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const text = String(chunk);
    if (inData) {
      received.push(text);
      if (!text.endsWith('\r\n.\r\n')) return;
      inData = false;
      socket.write(`${answers.content ?? '250 stored'}\r\n`);
    } else if (/^DATA/i.test(text)) {
      inData = !answers.DATA;
      socket.write(`${answers.DATA ?? '354 go on'}\r\n`);
    } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
    else if (/^EHLO/i.test(text)) socket.write('250-here\r\n250 AUTH PLAIN\r\n');
    else if (/^AUTH/i.test(text)) socket.write(`${answers.AUTH ?? '235 welcome'}\r\n`);
    else socket.write(`${answers[text.slice(0, 4) as 'MAIL' | 'RCPT'] ?? '250 fine'}\r\n`);
  });
}

describe('mailer', () => {
  const servers: Server[] = [];
  const settings = { MAIL_FROM: 'Depot <depot@example.test>', PUBLIC_URL: 'https://depot.example.test' };
  const mail = { to: 'store@example.test', subject: '您好 Hello', body: 'Follow https://depot.example.test/x' };
  const through = async (answers: Answers = {}) => {
    const { url, received, server } = await smtp(answers);
    servers.push(server);
    return { deliver: createMailer({ ...settings, SMTP_URL: url }), received };
  };
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  it('keeps mails where there is no mail server', async () => {
    expect(await createMailer({ ...settings, SMTP_URL: undefined })(mail, 1, [])).toBe('KEPT');
  });

  it('sends with an id that stays the same over all tries', async () => {
    const { deliver, received } = await through();
    expect(await deliver(mail, 7, [])).toBe('SENT');
    expect(received.join('')).toContain('Message-ID: <depot-7@depot.example.test>');
    expect(received.join('')).toContain('Follow https://depot.example.test/x');
  });

  it('leaves in the name of who sends it, with an address to answer, as text and as HTML', async () => {
    const { deliver, received } = await through();
    const named = {
      ...mail,
      subject: 'Statement',
      sender: 'Acme Foods',
      replyTo: 'billing@acme.test',
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
    const { deliver, received } = await through();
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
    const { deliver, received } = await through();
    const subject = 'New order from Dock\r\nBcc: thief@example.test\u2028\u202eevil';
    const file = { name: 'a\r\nX-Other: 1".pdf', type: 'application/pdf', content: Buffer.from('%PDF') };
    expect(await deliver({ ...mail, subject }, 9, [file])).toBe('SENT');
    const head = received.join('').replace(/\r\n[ \t]+/g, ' ');
    expect(head).toContain('Subject: New order from Dock__Bcc: thief@example.test__evil');
    expect(head).not.toMatch(/^(Bcc|X-Other):/im);
  });

  it('gives up on a mailbox that does not exist, and tries again where the server is busy or away', async () => {
    const refused = (await through({ RCPT: '550 no such mailbox' })).deliver(mail, 1, []);
    await expect(refused).rejects.toThrow(Undeliverable);
    await expect(refused).rejects.toThrow('550 no such mailbox');
    await expect((await through({ RCPT: '451 busy' })).deliver(mail, 1, [])).rejects.toThrow();
    await expect(createMailer({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' })(mail, 1, [])).rejects.toThrow();
  });

  it.each<[string, Answers, boolean]>([
    ['tries again where the server takes nothing from us', { greeting: '554 5.7.1 client host blocked' }, false],
    ['tries again where the login is to be another', { AUTH: '534 5.7.9 application password required' }, false],
    ['tries again where the password is wrong', { AUTH: '535 5.7.8 bad credentials' }, false],
    ['tries again where we may not send as whom we do', { MAIL: '550 5.7.60 no permission to send as this' }, false],
    ['tries again where we have sent enough today', { MAIL: '550 5.4.5 daily limit exceeded' }, false],
    ['gives up where the server wants no such mail', { DATA: '554 no valid recipients' }, true],
    ['gives up where the server wants no such content', { content: '552 message too large' }, true],
  ])('%s', async (_what, answers, isFinal) => {
    const { url, server } = await smtp(answers);
    servers.push(server);
    const deliver = createMailer({ ...settings, SMTP_URL: url.replace('//', '//depot:secret@') });
    const failure: unknown = await deliver(mail, 1, []).catch((error: unknown) => error);
    expect([failure instanceof Error, failure instanceof Undeliverable]).toEqual([true, isFinal]);
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
    const deliver = createMailer({ ...settings, SMTP_URL: url }, 500);
    await expect(deliver(mail, 1, [])).rejects.toThrow('The mail server took longer than 0.5 s.');
    expect(Date.now() - from).toBeLessThan(5_000);
    await closed;
  });
});
