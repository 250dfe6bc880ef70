import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { backUp } from '@depot/node-backup';
import { rollBack, sortMigrations } from '@depot/node-database';
import { databaseUrl, eventually, testPassword } from '@depot/node-testing';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { allMigrations } from '../src/host.js';
import type { Source } from './database-facts.js';
import { PopulatedDatabase } from './populated-database.js';

/** The first migration of the version that stores no plain credentials. */
const firstWithout = '202611220800';
const newer = sortMigrations(allMigrations).filter(({ name }) => name >= firstWithout);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const token = () => randomBytes(32).toString('base64url');
const link = (page: string, of: string) => `https://depot.test/${page}?token=${of}`;
const newPassword = 'harbor-lane-77';

/** Credentials that an older version stored in plain, by kind. */
const secrets = {
  invitation: token(),
  secondInvitation: token(),
  sessionAfterChange: token(),
  activation: token(),
  reset: token(),
  sentReset: token(),
  failedReset: token(),
  hashOfPasswords: sha256(JSON.stringify(['PUT', '/api/user/password', { password: testPassword, newPassword }])),
  authenticatorKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  passwordTypedAsName: 'spring-onions-4-all',
};

interface Person {
  id: number;
  tenantId: number;
}

/** The statements of that version: responses kept for their keys, mails with their links, keys of authenticator apps. */
async function plant(source: Source, { id, tenantId }: Person): Promise<void> {
  const now = Date.now();
  const answers = [
    ['made', sha256('made'), { obj: { id: 7, name: 'New', url: link('register', secrets.invitation) } }],
    ['sent again', sha256('again'), { message: 'Sent.', obj: { url: link('register', secrets.secondInvitation) } }],
    ['password', secrets.hashOfPasswords, { message: 'Changed.', token: secrets.sessionAfterChange }],
    ['order', sha256('order'), { obj: { orderId: 5, note: 'Ring the bell' } }],
  ] as const;
  for (const [key, hash, body] of answers)
    await source.query(
      `INSERT INTO idempotency_key (tenant_id, user_id, idem_key, request_hash, status, body, created_at)
       VALUES (?, ?, ?, ?, 201, ?, ?)`,
      [tenantId, id, key, hash, JSON.stringify(body), now],
    );
  const mails = [
    ['WAITING', 'register', secrets.secondInvitation],
    ['KEPT', 'activation', secrets.activation],
    ['KEPT', 'reset-pwd', secrets.reset],
    ['SENT', 'reset-pwd', secrets.sentReset],
    ['FAILED', 'reset-pwd', secrets.failedReset],
  ] as const;
  // No mail is due: the process has no mail server and would keep it.
  for (const [status, page, of] of mails)
    await source.query(
      `INSERT INTO outbox (tenant_id, kind, payload, status, created_at, next_at) VALUES (?, 'mail', ?, ?, ?, ?)`,
      [tenantId, mail(link(page, of)), status, now, now + 3_600_000],
    );
  await source.query('INSERT INTO second_factor (tenant_id, user_id, secret, confirmed_at) VALUES (?, ?, ?, ?)', [
    tenantId,
    id,
    secrets.authenticatorKey,
    now,
  ]);
  await source.query('INSERT INTO login_attempt (account, address, time) VALUES (?, ?, ?)', [
    secrets.passwordTypedAsName,
    '203.0.113.7',
    now,
  ]);
}

const mail = (url: string) =>
  JSON.stringify({ to: 'chef@wok.test', subject: 'Your account', body: `Hello,\n\n${url}\n\nDepot` });

/** Credentials found in a backup, which contains every cell of every table. */
async function foundIn(url: string, folder: string): Promise<string[]> {
  const file = join(folder, `${randomBytes(4).toString('hex')}.sql.gz`);
  await backUp(url, file);
  const text = gunzipSync(await readFile(file)).toString('latin1');
  const shapes = (secret: string) => [
    secret,
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('hex').toUpperCase(),
  ];
  return Object.entries(secrets).flatMap(([name, secret]) =>
    shapes(secret).some((shape) => text.includes(shape)) ? [name] : [],
  );
}

describe('a database of a version that kept what lets somebody in', () => {
  let populated: PopulatedDatabase;
  let folder: string;
  let running: ServiceProcess | undefined;
  beforeAll(async () => {
    populated = await PopulatedDatabase.make();
    folder = await mkdtemp(join(tmpdir(), 'depot-kept-'));
  });
  afterEach(() => running?.kill());
  afterAll(async () => {
    await populated.remove();
    await rm(folder, { recursive: true });
  });

  it('has nothing of it once a newer version has started, and what still waits still works', async () => {
    expect(newer.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['202611220800-kept-secrets', '202611220820-factor-keys']),
    );
    await populated.onCopy(async (source) => {
      const [{ name } = { name: '' }] = await source.query<{ name: string }[]>('SELECT DATABASE() name');
      await rollBack(source, allMigrations, newer.length);
      const [person] = await source.query<Person[]>(
        `SELECT id, tenant_id tenantId FROM user WHERE role = 'WAREHOUSE_OPS' LIMIT 1`,
      );
      await plant(source, person ?? { id: 0, tenantId: 0 });
      // All secrets are found, which proves that the search works.
      expect(await foundIn(databaseUrl(name), folder)).toEqual(Object.keys(secrets));

      running = await ServiceProcess.start(databaseUrl(name));
      const plain = async () => {
        const mails = await source.query<object[]>(
          `SELECT id FROM outbox WHERE payload REGEXP '[?]token=[A-Za-z0-9_-]'`,
        );
        const keys = await source.query<object[]>(`SELECT user_id FROM second_factor WHERE secret = ?`, [
          secrets.authenticatorKey,
        ]);
        return mails.length + keys.length;
      };
      await eventually(plain, (left) => left === 0);
      await running.stop();
      expect(await foundIn(databaseUrl(name), folder)).toEqual([]);

      const kept = await source.query<{ name: string; body: string; hash: string }[]>(
        `SELECT CAST(idem_key AS CHAR) name, body, request_hash hash FROM idempotency_key
         WHERE CAST(idem_key AS CHAR) IN ('made', 'sent again', 'password', 'order') ORDER BY name`,
      );
      expect(kept.map(({ name: key, body, hash }) => [key, JSON.parse(body) as unknown, hash])).toEqual([
        ['made', { obj: { id: 7, name: 'New' } }, ''],
        ['order', { obj: { orderId: 5, note: 'Ring the bell' } }, ''],
        ['password', { message: 'Changed.' }, ''],
        ['sent again', { message: 'Sent.', obj: {} }, ''],
      ]);
      const mails = await source.query<{ status: string; isSealed: number }[]>(
        `SELECT status, payload LIKE '%"encryptedBody":%' isSealed FROM outbox WHERE payload LIKE '%chef@wok.test%' ORDER BY id`,
      );
      expect(mails.map(({ status, isSealed }) => [status, Number(isSealed)])).toEqual([
        ['WAITING', 1],
        ['KEPT', 1],
        ['KEPT', 1],
        ['SENT', 0],
        ['FAILED', 0],
      ]);
    });
  });
});
