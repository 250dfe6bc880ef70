import { OutboxWorker } from '@depot/node-platform';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CanaryWatch } from '../rollout/canary-watch.js';
import { TelemetryService } from '../telemetry/telemetry.service.js';
import { aVersion, deploymentsApp, publish, releasesOf } from '../testing/deployments-app.js';
import { SendHaltNotices } from './send-halt-notices.js';

const remote = 'mf-orders';
let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await deploymentsApp();
  tenant = await app.seedTenant();
  await publish(app, aVersion(remote, '1.0.0'));
  await publish(app, aVersion(remote, '1.1.0'));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.dataSource.query('DELETE FROM outbox');
  await app.database.dataSource.query('UPDATE release_token SET ended_at = 1');
});

interface Created {
  obj: { id: number; noticeSecret: string | null };
}
const makeToken = async (more: object, remotes = [remote]) =>
  app.as(tenant.admin).post<Created & { message: string }>('/api/remotes/tokens', { name: 'Orders', remotes, ...more });

interface Queued {
  kind: string;
  payload: string;
}
const queued = async () => {
  const rows = await app.database.dataSource.query<Queued[]>('SELECT kind, payload FROM outbox ORDER BY id');
  return rows.map(({ kind, payload }) => ({ kind, payload: JSON.parse(payload) as Record<string, unknown> }));
};

/** Gives the canary to all users of a role, whose browsers then fail. */
async function halt(): Promise<void> {
  const split = [
    { version: '1.0.0', traffic: 100, default: true },
    { version: '1.1.0', traffic: 0, default: false, targets: [{ tenantId: tenant.tenantId }] },
  ];
  await releasesOf(app).split(remote, split, 'test');
  await Promise.all(
    [tenant.admin, tenant.ops, tenant.store, tenant.manager].map((user) => {
      const events = Array.from({ length: 30 }, (_, view) => ({
        remote,
        version: '1.1.0',
        figure: 'failureEntry',
        view,
      }));
      return app.as(user).post('/api/remotes/telemetry', { tab: 'tab-of-the-test', events });
    }),
  );
  await app.app.get(TelemetryService, { strict: false }).store();
  await app.app.get(CanaryWatch, { strict: false }).checkAll(Date.now());
}

test('a halt is told once, by mail in both languages and to the webhook, of tokens of that remote alone', async () => {
  const url = 'https://hooks.example.com/depot';
  const { body } = await makeToken({ noticeEmail: 'Team@x.test', noticeUrl: url });
  await makeToken({ noticeEmail: 'foreign@x.test' }, ['mf-other']);
  const ended = (await makeToken({ noticeEmail: 'ended@x.test' })).body.obj;
  await app.as(tenant.admin).delete(`/api/remotes/tokens?id=${ended.id}`);
  await halt();
  const [mail, webhook, ...more] = await queued();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'mail', payload: { to: 'team@x.test' } });
  expect(mail?.payload.subject).toBe('mf-orders 1.1.0 was halted / mf-orders 1.1.0 已自动撤回');
  for (const text of ['0% of 12 loads succeeded', '成功率为 0%', '/in/admin/deployments?remote=mf-orders'])
    expect(mail?.payload.body).toContain(text);
  expect(webhook).toMatchObject({ kind: 'release-webhook', payload: { tokenId: body.obj.id, url } });
  expect(JSON.parse(String(webhook?.payload.body))).toMatchObject({
    event: 'halted',
    remote,
    version: '1.1.0',
    stable: '1.0.0',
    rule: 'success',
    loads: 12,
    success: 0,
  });
  expect(body.obj.noticeSecret).toBe(app.app.get(SendHaltNotices, { strict: false }).findSecret(body.obj.id));
  expect(JSON.stringify(webhook?.payload)).not.toContain(body.obj.noticeSecret);
  await app.app.get(CanaryWatch, { strict: false }).checkAll(Date.now());
  expect(await queued()).toHaveLength(2);
});

test('a webhook that cannot be reached is tried again for a day, then given up', async () => {
  const { body } = await makeToken({ noticeUrl: 'https://hooks.invalid/depot' });
  await halt();
  const worker = app.app.get(OutboxWorker, { strict: false });
  const state = async () => {
    const [row] = await app.database.dataSource.query<{ status: string; tries: number }[]>(
      "SELECT status, tries FROM outbox WHERE kind = 'release-webhook'",
    );
    return row;
  };
  await worker.sendDue();
  expect(await state()).toEqual({ status: 'WAITING', tries: 1 });
  const [{ payload } = { payload: {} }] = await queued();
  await app.database.dataSource.query('UPDATE outbox SET next_at = 0, payload = ?', [
    JSON.stringify({ ...payload, until: Date.now() - 1 }),
  ]);
  await worker.sendDue();
  expect(await state()).toEqual({ status: 'FAILED', tries: 2 });
  expect(body.obj.noticeSecret).not.toBeNull();
});

test('notices are changed by ADMIN alone, and end with the token', async () => {
  const { id, noticeSecret } = (await makeToken({})).body.obj;
  expect(noticeSecret).toBeNull();
  const path = '/api/remotes/tokens';
  const change = { id, noticeEmail: 'team@x.test', noticeUrl: null };
  for (const user of [tenant.manager, tenant.store]) expect((await app.as(user).put(path, change)).status).toBe(403);
  expect((await app.as(tenant.admin).put(path, change)).body.message).toBe('The notices of "Orders" are changed.');
  const listed = (await app.as(tenant.admin).get<{ list: object[] }>(path)).body.list;
  expect(listed).toEqual([expect.objectContaining({ id, noticeEmail: 'team@x.test', noticeUrl: null })]);
  await app.as(tenant.admin).delete(`${path}?id=${id}`);
  expect((await app.as(tenant.admin).put(path, change)).status).toBe(404);
});

test.each(['http://hooks.example.com', 'https://localhost/x', 'https://10.0.0.1/x', 'https://a@hooks.example.com/'])(
  '%s is no webhook',
  async (noticeUrl) => {
    expect((await makeToken({ noticeUrl })).status).toBe(400);
    const { id } = (await makeToken({})).body.obj;
    const { status } = await app.as(tenant.admin).put('/api/remotes/tokens', { id, noticeEmail: null, noticeUrl });
    expect(status).toBe(400);
  },
);
