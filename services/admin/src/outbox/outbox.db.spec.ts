import { type Delivery, Outbox, OutboxWorker } from '@depot/node-database';
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

/** Puts a mail into the outbox, which does with it as it is told. */
async function mail(to: string, becomes: Delivery): Promise<void> {
  await app.app
    .get(Outbox, { strict: false })
    .mail({ to, subject: 'Reset', token: 'abc-123', body: 'Here: https://x/reset-pwd?token=abc-123 end' });
  const worker = app.app.get(OutboxWorker, { strict: false });
  worker.deliver('mail', () => Promise.resolve(becomes));
  await worker.deliverDue();
}

it('shows ADMIN the mails, newest first, with the links of those only that went nowhere', async () => {
  await mail('first@x.test', 'KEPT');
  await mail('second@x.test', 'SENT');
  await app.app.get(Outbox, { strict: false }).put('password-reset', { username: 'nobody' });
  const { body } = await app.as(tenant.admin).get('/api/admin/outbox');
  expect(body.list.map(({ to, status, body }) => [to, status, body])).toEqual([
    ['second@x.test', 'SENT', 'Here: https://x/reset-pwd?token=… end'],
    ['first@x.test', 'KEPT', 'Here: https://x/reset-pwd?token=abc-123 end'],
  ]);
  expect(body.list[0]).toMatchObject({ id: expect.any(Number), subject: 'Reset', time: expect.any(Number) });
});

it('shows no link where a mail server brings it to whom it is for', async () => {
  const served = await testApp({ modules: [OutboxOnly], env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  try {
    const admin = served.as((await served.seedTenant()).admin);
    await served.app
      .get(Outbox, { strict: false })
      .mail({ to: 'waits@x.test', subject: 'Reset', token: 'abc-123', body: 'Here: /reset-pwd?token=abc-123' });
    expect((await admin.get('/api/admin/outbox')).body.list).toMatchObject([
      { to: 'waits@x.test', status: 'WAITING', body: 'Here: /reset-pwd?token=…' },
    ]);
  } finally {
    await served.close();
  }
});

it('is for ADMIN only', async () => {
  for (const user of [tenant.manager, tenant.ops, tenant.store])
    expect((await app.as(user).get('/api/admin/outbox')).status).toBe(403);
});
