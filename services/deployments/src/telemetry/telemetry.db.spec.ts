import { type TelemetryEvent, telemetryLimits, type VersionHealth } from '@depot/contracts/deployments';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { aVersion, deploymentsApp, publish, releasesOf } from '../testing/deployments-app.js';
import { BatchThrottle } from './batch-throttle.js';
import { FigureRepository } from './figure.repository.js';
import { minute } from './minute-figures.js';
import { TelemetryService } from './telemetry.service.js';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await deploymentsApp();
  tenant = await app.seedTenant();
  const releases = releasesOf(app);
  await publish(app, aVersion('mf-orders', '1.0.0'));
  await publish(app, aVersion('mf-orders', '1.1.0'));
  await publish(app, aVersion('mf-orders', '1.2.0'));
  await releases.split(
    'mf-orders',
    [
      { version: '1.0.0', traffic: 90, default: true },
      { version: '1.1.0', traffic: 10, default: false },
    ],
    'test',
  );
});
afterAll(() => app.close());

const event = (version: string, figure: TelemetryEvent['figure'], value?: number): TelemetryEvent => ({
  remote: 'mf-orders',
  version,
  figure,
  value,
});
const send = (events: TelemetryEvent[]) => app.anonymous().post('/api/remotes/telemetry', { events });
const store = () => app.app.get(TelemetryService, { strict: false }).store();
const health = async (): Promise<VersionHealth[]> =>
  (await app.as(tenant.admin).get<{ list: VersionHealth[] }>('/api/remotes/health')).body.list;
const of = (list: VersionHealth[], version: string) => list.find((row) => row.version === version);

describe('what browsers tell', () => {
  test('stands in no activity log, whoever is signed in: no person did it', async () => {
    const lines = async () => {
      const [{ count } = { count: 0 }] = await app.database.dataSource.query<{ count: number }[]>(
        'SELECT COUNT(*) AS count FROM activity_log',
      );
      return Number(count);
    };
    const before = await lines();
    const batch = { tab: 'a-tab-of-the-admin', events: [event('1.2.0', 'msLoad', 10)] };
    expect((await app.as(tenant.admin).post('/api/remotes/telemetry', batch)).status).toBe(202);
    expect(await lines()).toBe(before);
  });

  test('is added up by version and shown with rates, times and a line of the last hour', async () => {
    const stable = [...Array.from({ length: 9 }, () => event('1.0.0', 'load')), event('1.0.0', 'failureEntry')];
    const times = [120, 130, 140, 900].map((value) => event('1.0.0', 'msLoad', value));
    const views = [
      event('1.1.0', 'view'),
      event('1.1.0', 'view'),
      event('1.1.0', 'errorRender'),
      event('1.1.0', 'cspViolation'),
    ];
    expect((await send([...stable, ...times, ...views])).body.obj).toEqual({ accepted: 18 });
    await store();
    const list = await health();
    expect(of(list, '1.0.0')).toMatchObject({
      channel: 'stable',
      loads: 9,
      failures: 1,
      success: 0.9,
      errorRate: null,
      p75: { msLoad: 150 },
    });
    expect(of(list, '1.1.0')).toMatchObject({
      channel: 'canary',
      views: 2,
      errors: 1,
      errorRate: 0.5,
      violations: 1,
      success: null,
    });
    const line = of(list, '1.0.0')?.series ?? [];
    expect(line).toHaveLength(60);
    expect(line.reduce((sum, { loads }) => sum + loads, 0)).toBe(9);
  });

  test('adds to what another process has stored in the same minute', async () => {
    const before = of(await health(), '1.1.0')?.views ?? 0;
    for (let process = 0; process < 2; process += 1) {
      await send([event('1.1.0', 'view')]);
      await store();
    }
    expect(of(await health(), '1.1.0')?.views).toBe(before + 2);
  });

  test('counts only for versions that exist, so that nobody invents labels', async () => {
    const { body } = await send([event('9.9.9', 'load'), { ...event('1.0.0', 'load'), remote: 'mf-nothing' }]);
    expect(body.obj).toEqual({ accepted: 0 });
    const metrics = (await app.operations().get<string>('/metrics')).body;
    expect(metrics).not.toContain('9.9.9');
    expect(metrics).toContain(
      'remote_loads_total{remote="mf-orders",version="1.0.0",channel="stable",outcome="success"} 9',
    );
    expect(metrics).toContain(
      'remote_load_seconds_count{remote="mf-orders",version="1.0.0",channel="stable",phase="load"} 4',
    );
  });

  test('a version without users is told as retired, once it is heard of', async () => {
    expect(of(await health(), '1.2.0')).toBeUndefined();
    await send([event('1.2.0', 'view')]);
    await store();
    expect(of(await health(), '1.2.0')).toMatchObject({ channel: 'retired', views: 1 });
    expect((await app.operations().get<string>('/metrics')).body).toContain(
      'remote_views_total{remote="mf-orders",version="retired"',
    );
  });

  test('needs no pair against forgery, for a beacon can carry none', async () => {
    const answer = await app
      .anonymous()
      .post('/api/remotes/telemetry', { events: [event('1.0.0', 'view')] }, { cookie: 'XSRF-TOKEN=a' });
    expect(answer.status).toBe(202);
  });

  test.each([
    ['nothing', { events: [] }],
    ['too much', { events: Array.from({ length: telemetryLimits.events + 1 }, () => event('1.0.0', 'view')) }],
    ['an unknown figure', { events: [{ ...event('1.0.0', 'view'), figure: 'views' }] }],
    ['an impossible time', { events: [event('1.0.0', 'msLoad', -1)] }],
  ])('%s is refused', async (_what, body) => {
    expect((await app.anonymous().post('/api/remotes/telemetry', body)).body.code).toBe('VALIDATION');
  });

  test('waits for a database that is away', async () => {
    const queries = app.app.get(FigureRepository, { strict: false });
    const before = of(await health(), '1.0.0')?.views ?? 0;
    await send([event('1.0.0', 'view')]);
    const real = queries.add;
    queries.add = () => Promise.reject(new Error('away'));
    await expect(store()).rejects.toThrow('away');
    queries.add = real;
    await store();
    expect(of(await health(), '1.0.0')?.views).toBeGreaterThan(before);
  });

  test('is forgotten after two weeks', async () => {
    const service = app.app.get(TelemetryService, { strict: false });
    await service.removeOld(Date.now() + 15 * 86_400_000);
    expect(of(await health(), '1.1.0')?.views).toBe(0);
  });

  test('a flood from one address is told to wait, until the minute is over', () => {
    const throttle = app.app.get(BatchThrottle, { strict: false });
    const now = 30_000_000 * minute + 1;
    for (let count = 0; count < telemetryLimits.perMinute; count += 1) throttle.check('10.0.0.1', now);
    expect(() => throttle.check('10.0.0.1', now)).toThrow('try again in 60 seconds');
    expect(() => throttle.check('10.0.0.2', now)).not.toThrow();
    expect(() => throttle.check('10.0.0.1', now + minute)).not.toThrow();
  });
});

test('what is told while the process ends is stored too: requests are answered until the server is closed', async () => {
  const ending = await deploymentsApp();
  await publish(ending, aVersion('mf-orders', '1.0.0'));
  const add = jest.spyOn(ending.app.get(FigureRepository, { strict: false }), 'add');
  const server = ending.app.getHttpAdapter() as { close: () => Promise<void> };
  const close = server.close.bind(server);
  server.close = async () => {
    const telling = ending.anonymous().post('/api/remotes/telemetry', { events: [event('1.0.0', 'view')] });
    expect((await telling).body.obj).toEqual({ accepted: 1 });
    await close();
  };
  await ending.close();
  expect(add.mock.calls.flatMap(([rows]) => rows)).toMatchObject([{ version: '1.0.0', figure: 'view', count: 1 }]);
});
