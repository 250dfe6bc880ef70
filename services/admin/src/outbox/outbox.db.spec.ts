import type { OutboxMail } from '@depot/contracts/admin';
import { runInContext } from '@depot/node-context';
import { type Delivery, MailOutbox, OutboxWorker, Undeliverable } from '@depot/node-platform';
import { type TestApp, testApp, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { OutboxController } from './outbox.controller.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxMails } from './outbox-mails.js';

/** The outbox alone: the rest of the section needs other domains. */
@Module({ controllers: [OutboxController], providers: [OutboxMails, OutboxRepository] })
class OutboxOnly {}

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await testApp({ modules: [OutboxOnly] });
  tenant = await app.seedTenant();
});
afterAll(() => app.close());

/** Puts a mail into the outbox, with this result of its delivery. */
async function mail(to: string, becomes: Delivery): Promise<void> {
  await app.app
    .get(MailOutbox, { strict: false })
    .queueMail({ to, subject: 'Reset', token: 'abc-123', body: 'Here: https://x/reset-pwd?token=abc-123 end' });
  const worker = app.app.get(OutboxWorker, { strict: false });
  worker.registerDelivery('mail', () => Promise.resolve(becomes));
  await worker.sendDue();
}

it('shows ADMIN the emails, newest first, with links only in those that were kept', async () => {
  await mail('first@x.test', 'KEPT');
  await mail('second@x.test', 'SENT');
  await app.app.get(MailOutbox, { strict: false }).queueMessage('password-reset', { username: 'nobody' });
  const { body } = await app.as(tenant.admin).get('/api/admin/outbox');
  expect(body.list.map(({ to, status, body }) => [to, status, body])).toEqual([
    ['second@x.test', 'SENT', 'Here: https://x/reset-pwd?token=… end'],
    ['first@x.test', 'KEPT', 'Here: https://x/reset-pwd?token=abc-123 end'],
  ]);
  expect(body.list[0]).toMatchObject({ id: expect.any(Number), subject: 'Reset', time: expect.any(Number) });
});

it('shows no link if a mail server delivers it', async () => {
  const served = await testApp({ modules: [OutboxOnly], env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  try {
    const admin = served.as((await served.seedTenant()).admin);
    await served.app
      .get(MailOutbox, { strict: false })
      .queueMail({ to: 'waits@x.test', subject: 'Reset', token: 'abc-123', body: 'Here: /reset-pwd?token=abc-123' });
    expect((await admin.get('/api/admin/outbox')).body.list).toMatchObject([
      { to: 'waits@x.test', status: 'WAITING', body: 'Here: /reset-pwd?token=…' },
    ]);
  } finally {
    await served.close();
  }
});

it('sends a refused email again with its attachments, and shows the answer of the mail server', async () => {
  const [outbox, worker] = [app.app.get(MailOutbox, { strict: false }), app.app.get(OutboxWorker, { strict: false })];
  const file = { name: 'Statement.pdf', type: 'application/pdf', content: Buffer.from('%PDF') };
  await runInContext({ tenantId: tenant.tenantId }, () =>
    outbox.queueMail({ to: 'full@x.test', subject: 'Statement', body: 'You owe', replyTo: 'us@x.test' }, [file]),
  );
  worker.registerDelivery('mail', () => Promise.reject(new Undeliverable('552 5.2.2 Mailbox full')));
  await worker.sendDue();
  const admin = app.as(tenant.admin);
  const newest = async () => (await admin.get<{ list: OutboxMail[] }>('/api/admin/outbox')).body.list[0]!;
  const refused = await newest();
  expect(refused).toMatchObject({ status: 'FAILED', problem: '552 5.2.2 Mailbox full', maySendAgain: true });
  expect((await app.as(tenant.manager).post('/api/admin/outbox/again', { id: refused.id })).status).toBe(403);
  const set = (change: string) =>
    app.db.unscoped('time passes').execute(`UPDATE outbox SET ${change} WHERE id = :id`, { id: refused.id });
  await set('tries = 350'); // as after two weeks of them
  expect((await admin.post('/api/admin/outbox/again', { id: refused.id })).status).toBe(200);
  expect((await admin.post('/api/admin/outbox/again', { id: refused.id })).body.code).toBe('INVALID_TRANSITION');
  worker.registerDelivery('mail', () => Promise.reject(new Error('the mail server is away')));
  await worker.sendDue();
  expect(await newest()).toMatchObject({ status: 'WAITING' });
  await set('next_at = 0');
  const sent: unknown[] = [];
  worker.registerDelivery('mail', (payload, _id, files) => {
    sent.push([payload, files.map(({ name }) => name)]);
    return Promise.resolve('SENT');
  });
  await worker.sendDue();
  expect(sent).toEqual([[expect.objectContaining({ to: 'full@x.test', replyTo: 'us@x.test' }), ['Statement.pdf']]]);
  expect(await newest()).toMatchObject({ id: refused.id, status: 'SENT', problem: null, maySendAgain: false });
  expect((await admin.post('/api/admin/outbox/again', { id: 4_000_000_000 })).status).toBe(404);
});

it('does not send an email again if its link was deleted', async () => {
  await mail('link@x.test', 'FAILED');
  const admin = app.as(tenant.admin);
  const [{ id, maySendAgain }] = (await admin.get('/api/admin/outbox')).body.list as [
    { id: number; maySendAgain: boolean },
  ];
  expect(maySendAgain).toBe(false);
  expect((await admin.post('/api/admin/outbox/again', { id })).body.code).toBe('INVALID_TRANSITION');
});

it('is for ADMIN only', async () => {
  for (const user of [tenant.manager, tenant.ops, tenant.store])
    expect((await app.as(user).get('/api/admin/outbox')).status).toBe(403);
});
