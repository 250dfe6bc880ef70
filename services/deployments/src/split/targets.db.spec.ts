import type { ReaderVersion, RegistryDocument, Release, Rollout, TrafficShare } from '@depot/contracts/deployments';
import type { TestApp, TestTenant, TestUser } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CanaryWatch } from '../rollout/canary-watch.js';
import { RolloutService } from '../rollout/rollout.service.js';
import { TelemetryService } from '../telemetry/telemetry.service.js';
import { aVersion, deploymentsApp, publish, releasesOf } from '../testing/deployments-app.js';

const remote = 'mf-orders';
let app: TestApp;
let own: TestTenant;
let other: TestTenant;
beforeAll(async () => {
  app = await deploymentsApp();
  [own, other] = [await app.seedTenant(), await app.seedTenant('Harbor Supply')];
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(app, aVersion(remote, version));
});
afterAll(() => app.close());
beforeEach(() => releasesOf(app).promote(remote, '1.0.0', 'test'));

const versionOf = async (user: TestUser) =>
  (await app.as(user).get<RegistryDocument>('/api/remotes')).body.microFrontends[remote]?.[0]?.metadata.version;
const versionsOf = (...users: TestUser[]) => Promise.all(users.map(versionOf));
const share = (version: string, traffic: number, targets?: TrafficShare['targets']): TrafficShare => ({
  version,
  traffic,
  default: version === '1.0.0',
  ...(targets && { targets }),
});
const split = (...shares: TrafficShare[]) =>
  app.as(own.admin).put<{ code?: string; message: string }>('/api/remotes/traffic', { remote, split: shares });

describe('a split with targets', () => {
  test('gives a version without a share to the named users, roles and distributors, and to no other', async () => {
    const everyone = [own.admin, own.ops, own.store, other.admin, other.ops, other.store];
    expect((await split(share('1.0.0', 100), share('1.1.0', 0, [{ user: own.store.username }]))).status).toBe(200);
    const [a, b] = ['1.0.0', '1.1.0'];
    expect(await versionsOf(...everyone)).toEqual([a, a, b, a, a, a]);
    await split(share('1.0.0', 100), share('1.1.0', 0, [{ role: 'WAREHOUSE_OPS' }]));
    expect(await versionsOf(...everyone)).toEqual([a, b, a, a, b, a]);
    await split(share('1.0.0', 100), share('1.1.0', 0, [{ tenantId: other.tenantId }]));
    expect(await versionsOf(...everyone)).toEqual([a, a, a, b, b, b]);
    await split(share('1.0.0', 100), share('1.1.0', 0, [{ tenantId: own.tenantId, role: 'WAREHOUSE_OPS' }]));
    expect(await versionsOf(...everyone)).toEqual([a, b, a, a, a, a]);
    expect(await versionOf(own.ops)).toBe(b);
    await split(share('1.0.0', 100));
    expect(new Set(await versionsOf(...everyone))).toEqual(new Set([a]));
  });

  test('is shown with the versions, in the registry and the history of ADMIN, and to no other user', async () => {
    const targets = [{ user: own.ops.username }, { tenantId: other.tenantId }];
    await split(share('1.0.0', 100), share('1.1.0', 0, targets));
    const admin = app.as(own.admin);
    const { list } = (await admin.get<{ list: Release[] }>(`/api/remotes/releases?remote=${remote}`)).body;
    expect(list.map(({ version, targets: shown }) => [version, shown])).toEqual([
      ['1.2.0', undefined],
      ['1.1.0', targets],
      ['1.0.0', undefined],
    ]);
    const whole = await admin.get<RegistryDocument>('/api/remotes?all=true');
    expect(whole.headers['cache-control']).toBe('private, no-store');
    const all = whole.body.microFrontends[remote];
    expect(all?.map(({ deployment }) => deployment?.targets)).toEqual([undefined, targets, undefined]);
    const [event] = (await admin.get<{ list: object[] }>(`/api/remotes/history?remote=${remote}`)).body.list;
    expect(event).toMatchObject({ kind: 'split', split: [{ version: '1.0.0' }, { version: '1.1.0', targets }] });
    expect((await app.as(own.ops).get('/api/remotes?all=true')).bytes.toString()).not.toContain(own.ops.username);
  });

  test.each<[string, () => TrafficShare[], RegExp]>([
    [
      'a user who does not exist',
      () => [share('1.0.0', 100, [{ user: 'nobody@x.test' }])],
      /No user signs in with nobody@x.test/,
    ],
    ['a distributor that does not exist', () => [share('1.0.0', 100, [{ tenantId: 4_000 }])], /no distributor 4000/],
    [
      'a target in two versions',
      () => [share('1.0.0', 100, [{ tenantId: 1 }]), share('1.1.0', 0, [{ tenantId: 1 }])],
      /Two versions of mf-orders have the target tenant:1/,
    ],
  ])('is refused with %s', async (_what, shares, message) => {
    const { status, body } = await split(...shares());
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.message).toMatch(message);
  });

  test('still sums to 100 and has one default', async () => {
    expect((await split(share('1.0.0', 90), share('1.1.0', 0, [{ tenantId: 1 }]))).body.code).toBe('VALIDATION');
    expect((await split(share('1.1.0', 100, [{ tenantId: 1 }]))).body.code).toBe('VALIDATION');
  });

  test('keeps its other targets when a version of it is purged', async () => {
    await publish(app, aVersion(remote, '1.3.0'));
    const targets = [{ user: own.ops.username }];
    await split(share('1.0.0', 90), share('1.3.0', 10), share('1.2.0', 0, targets));
    await app.as(own.admin).delete(`/api/remotes/versions?remote=${remote}&version=1.3.0`);
    expect(await versionsOf(own.ops, own.manager)).toEqual(['1.2.0', '1.0.0']);
  });
});

describe('a rollout that begins with chosen users', () => {
  const rollOut = (first: TrafficShare['targets']) =>
    app
      .as(own.admin)
      .post('/api/remotes/rollout', { remote, version: '1.2.0', first, steps: [10, 100], everyMinutes: 1 });
  const state = async () => {
    const { list } = (await app.as(own.admin).get<{ list: Rollout[] }>('/api/remotes/rollouts')).body;
    return list.find((each) => each.remote === remote);
  };

  test('gives it to them alone, and they keep it while shares grow', async () => {
    const first = [{ tenantId: own.tenantId, role: 'WAREHOUSE_OPS' as const }];
    expect((await rollOut(first)).status).toBe(201);
    expect(await state()).toMatchObject({ step: 1, steps: [0, 10, 100], first });
    expect(await versionsOf(own.ops, own.admin, other.ops)).toEqual(['1.2.0', '1.0.0', '1.0.0']);
    const rollouts = app.app.get(RolloutService, { strict: false });
    const { nextAt = 0 } = (await state()) ?? {};
    await rollouts.advance(nextAt + 1);
    expect(await state()).toMatchObject({ step: 2, status: 'RUNNING' });
    expect(await versionOf(own.ops)).toBe('1.2.0');
    await rollouts.advance(nextAt + 60_002);
    expect(await state()).toMatchObject({ step: 3, status: 'DONE' });
    expect(await versionsOf(own.ops, own.admin, other.ops)).toEqual(['1.2.0', '1.2.0', '1.2.0']);
  });

  test('stops for them, too, and refuses users who do not exist', async () => {
    expect((await rollOut([])).status).toBe(400);
    expect((await rollOut([{ user: 'nobody@x.test' }])).status).toBe(400);
    await rollOut([{ user: other.store.username }]);
    expect(await versionOf(other.store)).toBe('1.2.0');
    await app.as(own.admin).delete(`/api/remotes/rollout?remote=${remote}`);
    expect(await versionOf(other.store)).toBe('1.0.0');
  });

  test('is judged by their votes, and halted for them', async () => {
    await rollOut([{ tenantId: own.tenantId }]);
    const report = (version: string) => (user: TestUser) => {
      const events = Array.from({ length: 30 }, (_, view) => ({ remote, version, figure: 'failureEntry', view }));
      return app.as(user).post('/api/remotes/telemetry', { tab: 'tab-of-the-test', events });
    };
    await Promise.all([own.admin, own.ops, own.store, own.manager].map(report('1.2.0')));
    await app.app.get(TelemetryService, { strict: false }).store();
    await app.app.get(CanaryWatch, { strict: false }).checkAll(Date.now());
    expect(await state()).toMatchObject({ status: 'HALTED' });
    expect(await versionsOf(own.admin, own.ops)).toEqual(['1.0.0', '1.0.0']);
  });
});

describe('the explanation', () => {
  const explain = async (user: TestUser, asked = own.admin) => {
    const { status, body } = await app
      .as(asked)
      .get<{ list: ReaderVersion[] }>(`/api/remotes/reader?user=${user.username}`);
    return { status, own: body.list?.find((each) => each.remote === remote) };
  };

  test('states the version that the user gets, and why', async () => {
    await split(
      share('1.0.0', 0),
      share('1.1.0', 100),
      share('1.2.0', 0, [{ user: other.store.username }, { role: 'ADMIN' }]),
    );
    for (const [user, version, reason] of [
      [other.store, '1.2.0', 'user'],
      [other.admin, '1.2.0', 'role'],
      [other.ops, '1.1.0', 'share'],
    ] as const) {
      expect((await explain(user)).own).toMatchObject({ version, reason });
      expect(await versionOf(user)).toBe(version);
    }
    expect((await explain(other.store)).own?.target).toEqual({ user: other.store.username });
    expect((await explain(other.ops)).own?.traffic).toBe(100);
    await split(share('1.0.0', 100));
    expect((await explain(other.ops)).own).toEqual({ remote, version: '1.0.0', reason: 'default' });
  });

  test('is for ADMIN alone, and about users who exist', async () => {
    expect((await explain({ ...own.ops, username: 'nobody@x.test' })).status).toBe(404);
    for (const user of [own.manager, own.store]) expect((await explain(own.ops, user)).status).toBe(403);
  });
});
