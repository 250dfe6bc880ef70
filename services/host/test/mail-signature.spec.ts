import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createMailer } from '../src/mail/mailer.js';
import { type MailServer, mailServer } from './mail-server.js';

let folder: string;
let server: MailServer;
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-dkim-'));
  await writeFile(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  server = await mailServer();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const mail = {
  to: 'store@example.test',
  subject: '十一月对账单 Statement of November',
  sender: '和记食品 Foods',
  body: 'Dear store,\n\n.a line that begins with a dot\ntwo  spaces \n\n',
  replyTo: 'billing@acme.test',
  unsubscribeUrl: 'https://app.example.test/in/settings/preference',
};

/** The mail as it arrived, of a product that signs. */
async function arrived(): Promise<string> {
  const deliver = createMailer({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    PUBLIC_URL: 'https://app.example.test',
    MAIL_FROM: 'Depot <depot@mail.example.test>',
    DKIM_DOMAIN: 'example.test',
    DKIM_KEY_FILE: join(folder, 'key.pem'),
    DKIM_SELECTOR: 'depot2026',
  });
  const pdf = { name: 'Statement.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 of November') };
  expect(await deliver(mail, 11, [pdf])).toBe('SENT');
  return server.arrived.at(-1)?.raw ?? '';
}

/** Header or line in "relaxed" form (RFC 6376, 3.4), which ignores the changes that servers on the way may make. */
const relaxed = (text: string) => text.replaceAll('\r\n', '').replaceAll(/[ \t]+/g, ' ');
const relaxedHeader = (header: string) => {
  const colon = header.indexOf(':');
  return `${header.slice(0, colon).trim().toLowerCase()}:${relaxed(header.slice(colon + 1)).trim()}`;
};
const relaxedBody = (body: string) =>
  `${body
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)+$/, '')}\r\n`;

/** Verifies a signature like a receiver (RFC 6376, 6.1.3); shares no code with the signer. */
function isSignedBy(key: KeyObject, raw: string): boolean {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const tags = tagsOf(signature);
  if (
    tags.get('bh') !==
    createHash('sha256')
      .update(relaxedBody(raw.slice(end + 4)))
      .digest('base64')
  )
    return false;
  const signed = (tags.get('h') ?? '')
    .split(':')
    .map((name) => headers.findLast((header) => header.toLowerCase().startsWith(`${name}:`)) ?? '');
  const unsigned = signature.replace(/(;\s*b=)[^;]*$/, '$1');
  const data = [...signed, unsigned].map(relaxedHeader).join('\r\n');
  return verify('sha256', Buffer.from(data), key, Buffer.from(tags.get('b') ?? '', 'base64'));
}

function tagsOf(signature: string): Map<string, string> {
  const list = signature.slice(signature.indexOf(':') + 1).split(';');
  return new Map(
    list.map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, '')]),
  );
}

test('a mail is signed for the domain that it comes from, and says what a receiver wants to know', async () => {
  const raw = await arrived();
  const tags = tagsOf(/^DKIM-Signature:(?:.*\r\n[ \t])*.*/m.exec(raw)?.[0] ?? '');
  expect([tags.get('d'), tags.get('s'), tags.get('a')]).toEqual(['example.test', 'depot2026', 'rsa-sha256']);
  for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'reply-to', 'list-unsubscribe'])
    expect(tags.get('h')?.split(':')).toContain(name);
  expect(raw).toMatch(/^From: =\?UTF-8\?[^<]*<depot@mail\.example\.test>/im);
  expect(raw).toMatch(/^Date: /m);
  expect(raw).toMatch(/^Message-ID: <depot-11@app\.example\.test>/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(isSignedBy(publicKey, raw)).toBe(true);
});

test.each([
  ['its text', 'text/plain', 'text/plian'],
  ['to whom it is answered', 'billing@acme.test', 'thief@acme.test'],
  ['its sender', 'depot@mail.example.test', 'depot@mail.example.test.evil'],
])('a mail of which %s was changed on the way is not', async (_what, from, to) => {
  const raw = await arrived();
  expect(raw).toContain(from);
  expect(isSignedBy(publicKey, raw.replace(from, to))).toBe(false);
});

test('the signature of another key is none', async () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  expect(isSignedBy(other, await arrived())).toBe(false);
});
