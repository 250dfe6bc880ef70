import {
  type Channel,
  haltRules,
  linearSteps,
  type RegistryDocument,
  type Rollout,
} from '@depot/contracts/deployments';
import type { Role } from '@depot/contracts/permissions';
import { type ScheduledTask, ScheduledTasks } from '@depot/node-platform';
import type { TestApp, TestClient, TestTenant, TestUser } from '@depot/node-testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { minute } from '../telemetry/minute-figures.js';
import { TelemetryService } from '../telemetry/telemetry.service.js';
import { type RolloutVote, type VoteKind, VoteRepository } from '../telemetry/vote.repository.js';
import { aVersion, deploymentsApp, publish, releasesOf } from '../testing/deployments-app.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { CanaryWatch } from './canary-watch.js';
import { RolloutService } from './rollout.service.js';
import { RolloutMetrics } from './rollout-metrics.js';

let app: TestApp;
let tenant: TestTenant;
let count = 0;
let views = 0;
/** Each test has a remote of its own. */
let remote: string;

const rollouts = () => app.app.get(RolloutService, { strict: false });
const watch = () => app.app.get(CanaryWatch, { strict: false });
const start = (steps: number[], everyMinutes: number, now: number) =>
  rollouts().start({ remote, version: '1.1.0', steps, everyMinutes }, 'test', now);
const latest = async (): Promise<Rollout | undefined> =>
  (await rollouts().listLatest()).find((row) => row.remote === remote);
const split = async () => {
  const names = await app.app.get(ReleaseRepository, { strict: false }).listLiveNames();
  return Object.fromEntries(
    names.filter((row) => row.remote === remote).map(({ version, traffic }) => [version, traffic]),
  );
};
const history = async () =>
  (await app.as(tenant.admin).get(`/api/remotes/history?remote=${remote}`)).body.list.map(
    ({ kind, who }) => `${String(kind)} by ${String(who)}`,
  );

/** What a tab tells of a view: a screen that was loaded ahead, one that is well, that did not come, that throws. */
const told = { load: ['load'], view: ['view'], failure: ['view', 'failure'], error: ['view', 'error'] } as const;

/** Votes on a version, as if they had been stored at that time: each from a view, of thirty clerks in turn. */
async function vote(version: string, channel: Channel, counts: Partial<Record<VoteKind, number>>, time: number) {
  const kinds = Object.entries(counts).flatMap(([kind, times]) => Array<VoteKind>(times).fill(kind as VoteKind));
  const votes = kinds.flatMap((kind) => {
    views += 1;
    const clerk = views % 30;
    const voter = { userId: clerk, storeId: null, sessionId: `session-${clerk}`, tab: 'tab-of-it' };
    const at = { remote, version, channel, minute: Math.floor(time / minute) };
    return told[kind].map((each): RolloutVote => ({ ...at, ...voter, view: views, kind: each }));
  });
  await app.app.get(VoteRepository, { strict: false }).add(votes);
}

const tasks: ScheduledTask[] = [];
beforeAll(async () => {
  const add = jest.spyOn(ScheduledTasks.prototype, 'add').mockImplementation((task) => void tasks.push(task));
  app = await deploymentsApp();
  add.mockRestore();
  tenant = await app.seedTenant();
});
afterEach(() => void jest.restoreAllMocks());
/** From now on nothing can be shared out anew of the remote that the test has at this moment. */
function failToSpread() {
  const [failing, releases] = [remote, releasesOf(app)];
  const spread = releases.replaceSplit.bind(releases);
  jest
    .spyOn(releases, 'replaceSplit')
    .mockImplementation((which, ...how) =>
      which === failing ? Promise.reject(new Error('Its files are gone.')) : spread(which, ...how),
    );
}
async function beginAnother() {
  count += 1;
  remote = `mf-${'abcdefghijklmnopqrstuvwxyz'.charAt(count % 26).repeat(4 + Math.floor(count / 26))}`;
  await publish(app, aVersion(remote, '1.0.0'));
  await publish(app, aVersion(remote, '1.1.0'));
}

beforeEach(beginAnother);
afterAll(() => app.close());

describe('a rollout', () => {
  test('reaches everybody step by step, as slowly as was asked for', async () => {
    const now = Date.now();
    await start(linearSteps(30), 10, now);
    const seen = [await split()];
    for (const minutes of [9, 10, 19, 20, 30]) {
      await rollouts().advance(now + minutes * minute);
      seen.push(await split());
    }
    const at = (traffic: number) => ({ '1.0.0': 100 - traffic, '1.1.0': traffic });
    expect(seen).toEqual([at(30), at(30), at(60), at(60), at(90), { '1.1.0': 100 }]);
    expect(await latest()).toMatchObject({ status: 'DONE', step: 4 });
  });

  test('takes each step once, however many processes look after it', async () => {
    const now = Date.now();
    await start([10, 20, 30, 100], 5, now);
    await Promise.all(Array.from({ length: 6 }, () => rollouts().advance(now + 5 * minute)));
    expect([await split(), (await latest())?.step]).toEqual([{ '1.0.0': 80, '1.1.0': 20 }, 2]);
    expect(await history()).toEqual([
      'split by Depot',
      'split by Depot',
      'rollout by test',
      'published by test',
      'split by test',
      'published by test',
    ]);
  });

  test('goes by the time of the database, whatever the clock of a process that looks after it says', async () => {
    const right = Date.now.bind(Date);
    const clockIsOffBy = (minutes: number) =>
      jest.spyOn(Date, 'now').mockImplementation(() => right() + minutes * minute);
    const look = () => tasks.find(({ name }) => name === 'rollouts')?.run(new AbortController().signal);
    clockIsOffBy(-30);
    await rollouts().start({ remote, version: '1.1.0', steps: [10, 100], everyMinutes: 5 }, 'test');
    clockIsOffBy(30);
    await look();
    jest.restoreAllMocks();
    await look();
    expect(await split()).toEqual({ '1.0.0': 90, '1.1.0': 10 });
    await app.database.dataSource.query('UPDATE remote_rollout SET next_at = next_at - ? WHERE remote = ?', [
      ...[5 * minute, remote],
    ]);
    await look();
    expect(await split()).toEqual({ '1.1.0': 100 });
  });

  test('that was not looked after for long goes on with one step, not with all of them', async () => {
    const now = Date.now();
    await start([10, 20, 100], 5, now);
    await rollouts().advance(now + 600 * minute);
    expect(await split()).toEqual({ '1.0.0': 80, '1.1.0': 20 });
  });

  test('of one remote goes on where the step of another one fails', async () => {
    const now = Date.now();
    await start([10, 100], 5, now);
    failToSpread();
    await beginAnother();
    await start([10, 20, 100], 5, now);
    await rollouts().advance(now + 5 * minute);
    expect(await split()).toEqual({ '1.0.0': 80, '1.1.0': 20 });
  });

  test('is stopped by a button, and everybody has the version from before', async () => {
    const admin = app.as(tenant.admin);
    const body = { remote, version: '1.1.0', steps: [50, 100], everyMinutes: 60 };
    expect((await admin.post('/api/remotes/rollout', body)).status).toBe(201);
    expect((await admin.post('/api/remotes/rollout', body)).body.code).toBe('DUPLICATE');
    expect(await split()).toEqual({ '1.0.0': 50, '1.1.0': 50 });
    expect((await admin.delete(`/api/remotes/rollout?remote=${remote}`)).status).toBe(200);
    expect(await split()).toEqual({ '1.0.0': 100 });
    expect((await admin.delete(`/api/remotes/rollout?remote=${remote}`)).body.code).toBe('NOT_FOUND');
    expect((await latest())?.status).toBe('STOPPED');
  });

  test('that has ended stays as it ended, whatever comes of the next one', async () => {
    const admin = app.as(tenant.admin);
    const ended = () =>
      app.database.dataSource.query<object[]>(
        'SELECT status, ended_at FROM remote_rollout WHERE remote = ? AND running IS NULL ORDER BY id',
        [remote],
      );
    await start([50, 100], 60, Date.now());
    await rollouts().advance(Date.now() + 61 * minute);
    await rollouts().advance(Date.now() + 122 * minute);
    const first = await ended();
    expect(first).toMatchObject([{ status: 'DONE' }]);
    await releasesOf(app).promote(remote, '1.0.0', 'test');
    await start([50, 100], 60, Date.now());
    expect((await admin.delete(`/api/remotes/rollout?remote=${remote}`)).status).toBe(200);
    expect(await ended()).toEqual([...first, { status: 'STOPPED', ended_at: expect.anything() }]);
  });

  test('ends where somebody takes over', async () => {
    const now = Date.now();
    await start([10, 100], 1, now);
    await releasesOf(app).promote(remote, '1.0.0', 'test');
    await rollouts().advance(now + 5 * minute);
    expect([await split(), (await latest())?.status]).toEqual([{ '1.0.0': 100 }, 'STOPPED']);
  });

  test.each([
    ['shares that fall', [50, 20, 100]],
    ['a rollout that reaches not everybody', [10, 50]],
    ['no shares', []],
  ])('%s is refused', async (_what, steps) => {
    const answer = await app
      .as(tenant.admin)
      .post('/api/remotes/rollout', { remote, version: '1.1.0', steps, everyMinutes: 1 });
    expect(answer.body.code).toBe('VALIDATION');
  });

  test('of what everybody has, or of what was never published, is refused', async () => {
    await expect(rollouts().start({ remote, version: '1.0.0', steps: [100], everyMinutes: 1 }, 'test')).rejects.toThrow(
      'everybody has already',
    );
    await expect(rollouts().start({ remote, version: '7.0.0', steps: [100], everyMinutes: 1 }, 'test')).rejects.toThrow(
      'was never published',
    );
  });
});

test('a board sees a rollout from its first share to its halt', async () => {
  const now = Date.now();
  const told = async () => {
    await app.app.get(RolloutMetrics, { strict: false }).read();
    const text = (await app.operations().get<string>('/metrics')).body;
    const lines = text.split('\n').filter((line) => line.includes(`remote="${remote}"`));
    const facts = lines.map((line) => line.replace(`remote="${remote}",`, ''));
    return facts.map((line) => line.replace(`} ${(now + minute) / 1000}`, '} the time of the halt')).sort();
  };
  await start([10, 100], 1, now);
  expect(await told()).toEqual([
    'remote_rollout{version="1.1.0",status="RUNNING"} 1',
    'remote_version_share_percent{version="1.0.0",channel="stable"} 90',
    'remote_version_share_percent{version="1.1.0",channel="canary"} 10',
  ]);
  await vote('1.1.0', 'canary', { failure: 200 }, now);
  await watch().checkAll(now + minute);
  expect(await told()).toEqual([
    'remote_halted_timestamp_seconds{version="1.1.0"} the time of the halt',
    'remote_rollout{version="1.1.0",status="HALTED"} 1',
    'remote_version_share_percent{version="1.0.0",channel="stable"} 100',
  ]);
});

describe('a canary', () => {
  test('whose loads fail is taken back by itself, once, and logged', async () => {
    const now = Date.now();
    await start([10, 100], 60, now);
    await vote('1.0.0', 'stable', { load: 500, view: 500 }, now);
    await vote('1.1.0', 'canary', { load: 24, view: 24, failure: 2 }, now);
    await watch().checkAll(now + 1_000);
    expect(await split()).toEqual({ '1.0.0': 90, '1.1.0': 10 }); // two failures are no verdict
    await vote('1.1.0', 'canary', { failure: 4 }, now);
    await Promise.all([watch().checkAll(now + 2_000), watch().checkAll(now + 2_000), watch().checkAll(now + 2_000)]);
    expect(await split()).toEqual({ '1.0.0': 100 });
    expect(await latest()).toMatchObject({ status: 'HALTED', halt: { rule: 'success', loads: 30, success: 0.8 } });
    expect((await history()).filter((line) => line === 'halted by Depot')).toHaveLength(1);
    const rows = await app.database.dataSource.query<{ text_gb: string }[]>(
      'SELECT text_gb FROM activity_log WHERE operation = ? AND text_gb LIKE ?',
      ['deploymentsHalt', `%${remote}%`],
    );
    expect(rows.map((row) => row.text_gb)).toEqual([
      `Rolled back ${remote} 1.1.0 automatically: 80% of 30 loads succeeded; everybody has 1.0.0`,
    ]);
  });

  test('is taken back where another one cannot be', async () => {
    const now = Date.now();
    const begin = async () => {
      await start([10, 100], 60, now);
      await vote('1.1.0', 'canary', { failure: 200 }, now);
    };
    await begin();
    failToSpread();
    await beginAnother();
    await begin();
    await watch().checkAll(now + minute);
    expect(await split()).toEqual({ '1.0.0': 100 });
  });

  test('whose views fail over twice as often is taken back, also without a rollout', async () => {
    const now = Date.now();
    await releasesOf(app).split(
      remote,
      [
        { version: '1.0.0', traffic: 95, default: true },
        { version: '1.1.0', traffic: 5, default: false },
      ],
      'test',
    );
    await vote('1.0.0', 'stable', { view: 490, error: 10 }, now);
    await vote('1.1.0', 'canary', { view: 288, error: 12 }, now);
    await watch().checkAll(now);
    expect(await split()).toEqual({ '1.0.0': 95, '1.1.0': 5 }); // 4 % is twice 2 %, not more
    await vote('1.1.0', 'canary', { error: 90 }, now);
    await watch().checkAll(now);
    expect(await split()).toEqual({ '1.0.0': 100 });
  });

  test('is taken back for what few users meet over a day', async () => {
    const [now, hour] = [Date.now(), 60 * minute];
    await start([10, 100], 60, now - 20 * hour);
    await app.database.dataSource.query('UPDATE remote_event SET time = time - ? WHERE remote = ?', [
      ...[20 * hour, remote],
    ]);
    await vote('1.0.0', 'stable', { view: 500 }, now - hour);
    for (const hours of [10, 8, 6, 4, 2]) await vote('1.1.0', 'canary', { error: 1 }, now - hours * hour);
    await watch().checkAll(now);
    expect(await split()).toEqual({ '1.0.0': 100 });
  });

  test('stays where the stable version began to fail as well', async () => {
    const now = Date.now();
    await start([10, 100], 60, now);
    await vote('1.0.0', 'stable', { view: 500 }, now);
    await vote('1.0.0', 'stable', { error: 60 }, now + 20 * minute);
    await vote('1.1.0', 'canary', { error: 6 }, now + 20 * minute);
    await watch().checkAll(now + 20 * minute);
    expect(await split()).toEqual({ '1.0.0': 90, '1.1.0': 10 });
  });

  test('is followed by what everybody has by then, not by what everybody had when it was judged', async () => {
    const now = Date.now();
    const beside = (stable: string) =>
      releasesOf(app).split(
        remote,
        [
          { version: stable, traffic: 95, default: true },
          { version: '1.1.0', traffic: 5, default: false },
        ],
        'test',
      );
    await publish(app, aVersion(remote, '1.2.0'));
    await beside('1.0.0');
    await vote('1.1.0', 'canary', { load: 191, failure: 9 }, now + 1_000);
    const votes = app.app.get(VoteRepository, { strict: false });
    const byUser = votes.countByUser.bind(votes);
    jest.spyOn(votes, 'countByUser').mockImplementationOnce(async (...which) => {
      await beside('1.2.0');
      return byUser(...which);
    });
    await watch().checkAll(now + 2_000);
    await watch().checkAll(now + 3_000);
    expect(await split()).toEqual({ '1.2.0': 100 });
  });

  test('is not judged by what it did before it was released again', async () => {
    const now = Date.now();
    await vote('1.1.0', 'canary', { load: 100, failure: 200 }, now - 30 * minute);
    await start([10, 100], 60, now);
    await watch().checkAll(now + minute);
    expect(await split()).toEqual({ '1.0.0': 90, '1.1.0': 10 });
  });

  test('is not judged by what it did before the remote was withdrawn', async () => {
    const now = Date.now();
    const beside = () =>
      releasesOf(app).split(
        remote,
        [
          { version: '1.0.0', traffic: 90, default: true },
          { version: '1.1.0', traffic: 10, default: false },
        ],
        'test',
      );
    await beside();
    await app.database.dataSource.query('UPDATE remote_event SET time = time - ? WHERE remote = ?', [
      ...[40 * minute, remote],
    ]);
    await vote('1.1.0', 'canary', { load: 100, failure: 200 }, now - 30 * minute);
    await releasesOf(app).withdraw(remote, 'test');
    await beside();
    await watch().checkAll(now);
    expect(await split()).toEqual({ '1.0.0': 90, '1.1.0': 10 });
    await vote('1.1.0', 'canary', { load: 100, failure: 200 }, now + minute);
    await watch().checkAll(now + 2 * minute);
    expect(await split()).toEqual({ '1.0.0': 100 });
  });
});

describe('votes on a canary', () => {
  const figures = ['failureEntry', 'view', 'errorRender'] as const;
  /** What one tab says when everything fails in each of its views. */
  const failing = (count: number) =>
    Array.from({ length: count }, (_, view) =>
      figures.map((figure) => ({ remote, version: '1.1.0', figure, view })),
    ).flat();
  const send = async (client: TestClient, tab: string | undefined, count: number) => {
    const events = failing(count);
    for (let from = 0; from < events.length; from += 100) {
      const sent = await client.post('/api/remotes/telemetry', { tab, events: events.slice(from, from + 100) });
      expect(sent.status).toBe(202);
    }
  };
  const look = async () => {
    await app.app.get(TelemetryService, { strict: false }).store();
    await watch().checkAll(Date.now());
    return (await latest())?.status;
  };
  /** Gives the new version to nearly all users. */
  const begin = () => start([99, 100], 60, Date.now());
  /** Users of that role who have been given the new version. */
  async function triers(count: number, role: Role = 'STORE', storeId?: number): Promise<TestUser[]> {
    const found: TestUser[] = [];
    while (found.length < count) {
      const user = await tenant.add(role, { storeId });
      if ((await givenTo(user)) === '1.1.0') found.push(user);
    }
    return found;
  }
  async function givenTo(user: TestUser): Promise<string | undefined> {
    const { body } = await app.as(user).get<RegistryDocument>('/api/remotes');
    return body.microFrontends[remote]?.[0]?.metadata.version;
  }
  /** Two users with as many views as one counts for are enough for a verdict; with a view each they are not. */
  const most = haltRules.viewsOfUser;
  test('are no messages of strangers, however many', async () => {
    await begin();
    await send(app.anonymous(), 'tab-of-a-stranger', 300);
    expect(await look()).toBe('RUNNING');
  });

  test('come once from a tab and view, and from tabs that say which they are', async () => {
    await begin();
    for (const user of await triers(2)) {
      for (let time = 0; time < 3; time += 1) await send(app.as(user), 'same-tab', 1);
      await send(app.as(user), undefined, 60);
    }
    expect(await look()).toBe('RUNNING');
  });

  test('of one user never suffice, from many tabs and sign-ins neither', async () => {
    await begin();
    const [user] = await triers(1);
    for (let tab = 0; tab < 5; tab += 1) await send(app.as(user!), `tab-number-${tab}`, 150);
    expect(await look()).toBe('RUNNING');
  });

  test('count for nothing of users who were given another version', async () => {
    await start([1, 100], 60, Date.now());
    const others = await Promise.all(Array.from({ length: 6 }, () => tenant.add('WAREHOUSE_OPS')));
    const untried = [];
    for (const user of others) if ((await givenTo(user)) === '1.0.0') untried.push(user);
    expect(untried.length).toBeGreaterThan(1);
    for (const user of untried) await send(app.as(user), 'tab-of-a-person', most);
    expect(await look()).toBe('RUNNING');
  });

  test('of several users take it back', async () => {
    await begin();
    for (const user of await triers(2)) await send(app.as(user), 'tab-of-a-person', most);
    expect(await look()).toBe('HALTED');
  });

  test('of one store do not suffice, and with one of its warehouse they do', async () => {
    await begin();
    const [store] = await triers(1);
    const readers = await triers(1, 'READ_ONLY_STORE', store!.id);
    for (const user of [store!, ...readers]) await send(app.as(user), 'tab-of-a-person', most);
    expect(await look()).toBe('RUNNING');
    for (const user of await triers(1, 'WAREHOUSE_OPS')) await send(app.as(user), 'tab-of-a-person', 1);
    expect(await look()).toBe('HALTED');
  });
});
