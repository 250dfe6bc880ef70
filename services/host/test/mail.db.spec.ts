import type { SellerAnswer } from '@depot/contracts/identity';
import { OutboxWorker } from '@depot/node-platform';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMailer } from '../src/mail/mailer.js';
import { asRead, type MailServer, mailServer } from './mail-server.js';

describe('mails about accounts, through a real mail server', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let server: MailServer;

  beforeAll(async () => {
    app = await wholeProduct();
    tenant = await app.seedTenant('Golden Wok');
    const manager = app.as(tenant.manager);
    const { body } = await manager.get<{ obj: SellerAnswer }>('/api/seller');
    const seller = { ...body.obj, email: 'hello@golden.test' };
    expect((await manager.put('/api/seller', seller)).status).toBe(200);
  });
  afterEach(() => server.close());
  afterAll(() => app.close());

  const invite = async (username: string) => {
    const { body, status } = await app
      .as(tenant.manager)
      .post<{ obj: { url: string } }>('/api/user', { name: '王 Wang', role: 'STORE', username });
    expect(status).toBe(201);
    return body.obj.url;
  };
  /** Delivers all due mails through a mail server at this port. */
  const carry = (port: number) => {
    const worker = app.app.get(OutboxWorker, { strict: false });
    const from = { MAIL_FROM: 'Depot <depot@example.test>', PUBLIC_URL: 'http://depot.test' };
    worker.registerDelivery('mail', createMailer({ ...from, SMTP_URL: `smtp://127.0.0.1:${port}` }));
    return worker.sendDue();
  };
  /** As if the pause before the next try were over. */
  const pauseIsOver = () => app.database.dataSource.query("UPDATE outbox SET next_at = 0 WHERE status = 'WAITING'");
  const inOutbox = async (to: string) => {
    const { body } = await app.as(tenant.admin).get('/api/admin/outbox');
    return body.list.filter((mail) => mail.to === to);
  };

  it('an invitation goes out once, to be read in both languages with formatting and without', async () => {
    server = await mailServer();
    const url = await invite('wang@store.test');
    expect([await carry(server.port), await carry(server.port)]).toEqual([1, 0]);
    expect(server.arrived.map(({ to }) => to)).toEqual([['wang@store.test']]);
    const { head, text } = asRead(server.arrived[0]!);
    expect(head).toMatch(/^Content-Type: multipart\/alternative/im);
    expect(server.arrived[0]!.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/im);
    expect(head).toMatch(/^From: Golden Wok <depot@example\.test>/m);
    expect(head).toMatch(/^Reply-To: hello@golden\.test/m);
    for (const said of ['Hello 王 Wang,', 'Golden Wok has invited you to Depot.', '王 Wang，您好：', url])
      expect(text).toContain(said);
    expect(await inOutbox('wang@store.test')).toEqual([expect.objectContaining({ status: 'SENT' })]);
  });

  it('who asks for a new password is answered by the same distributor', async () => {
    server = await mailServer();
    const { username } = tenant.manager;
    expect((await app.anonymous().post('/api/auth/reset-pwd-token', { username })).status).toBe(200);
    for (let sent = 1; sent > 0;) sent = await carry(server.port);
    expect(server.arrived.map(({ to }) => to)).toEqual([[username]]);
    expect(asRead(server.arrived[0]!).head).toMatch(/^Reply-To: hello@golden\.test/m);
  });

  it('waits while the mail server is down, and goes out later, once', async () => {
    server = await mailServer();
    const { port } = server;
    await server.close();
    await invite('late@store.test');
    expect(await carry(port)).toBe(1);
    expect(await inOutbox('late@store.test')).toEqual([expect.objectContaining({ status: 'WAITING' })]);
    server = await mailServer(port);
    expect(await carry(port)).toBe(0);
    await pauseIsOver();
    expect([await carry(port), await carry(port)]).toEqual([1, 0]);
    expect(server.arrived.map(({ to }) => to)).toEqual([['late@store.test']]);
    expect(await inOutbox('late@store.test')).toEqual([expect.objectContaining({ status: 'SENT' })]);
  });

  it('an address that the server refuses is seen as failed in the outbox, and is not tried again', async () => {
    server = await mailServer();
    await invite('nobody@store.test');
    expect(await carry(server.port)).toBe(1);
    await pauseIsOver();
    expect(await carry(server.port)).toBe(0);
    expect(server.arrived).toEqual([]);
    // Its link was deleted, so sending it again would be useless.
    expect(await inOutbox('nobody@store.test')).toEqual([
      expect.objectContaining({ status: 'FAILED', problem: expect.stringMatching(/^550/), maySendAgain: false }),
    ]);
  });

  it('to others go on while the mail server takes its time about one, and that one is tried again', async () => {
    server = await mailServer();
    const worker = app.app.get(OutboxWorker, { strict: false });
    const settings = { MAIL_FROM: 'Depot <depot@example.test>', PUBLIC_URL: 'http://depot.test' };
    const deliver = createMailer({ ...settings, SMTP_URL: `smtp://127.0.0.1:${server.port}` }, 3_000);
    worker.registerDelivery('mail', deliver);
    await invite('slow@store.test');
    const held = worker.sendDue();
    await invite('quick@store.test');
    await worker.sendDue();
    expect(await inOutbox('quick@store.test')).toEqual([expect.objectContaining({ status: 'SENT' })]);
    await held;
    expect(await inOutbox('slow@store.test')).toEqual([expect.objectContaining({ status: 'WAITING' })]);
    expect(server.arrived.map(({ to }) => to)).toEqual([['quick@store.test']]);
  });
});
