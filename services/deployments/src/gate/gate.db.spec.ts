import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion, type RemoteVersion } from '@depot/contracts/deployments';
import { ScheduledTasks } from '@depot/node-platform';
import type { TestApp } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { RolloutService } from '../rollout/rollout.service.js';
import { ServedShellRepository } from '../shell/served-shell.repository.js';
import { ServingProcess } from '../shell/serving-process.js';
import { aShell, aVersion, deploymentsApp, publish, releasesOf, serveElsewhere } from '../testing/deployments-app.js';
import { ServedShells } from './served-shells.js';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-shell-'));
  await writeFile(join(folder, 'shell.json'), JSON.stringify(aShell));
  app = await deploymentsApp({ SHELL_FOLDER: folder });
  await publish(app, aVersion('mf-orders', '1.0.0'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const entry = { label: { gb: 'Orders', cn: '订单' }, permission: 'order.read', icon: 'orders', order: 1 } as const;

const needing = (extras: Partial<RemoteVersion['extras']>): RemoteVersion => {
  const version = aVersion('mf-reports', '2.0.0');
  return { ...version, extras: { ...version.extras, ...extras } };
};

test.each<[string, Partial<RemoteVersion['extras']>, string]>([
  [
    'other contracts',
    { contractRange: '^2.0.0' },
    `was built for contracts ^2.0.0; the product has ${contractVersion}`,
  ],
  ['a newer port', { portRange: '^1.3.0' }, 'needs the port ^1.3.0; the shell has 1.2.0'],
  ['a newer React', { shared: { react: '^20.0.0' } }, 'needs react ^20.0.0; the shell shares 19.3.1'],
  ['an older React', { shared: { react: '^18.0.0' } }, 'needs react ^18.0.0; the shell shares 19.3.1'],
  ['a newer kit', { shared: { '@depot/ui': '^1.2.0' } }, 'needs @depot/ui ^1.2.0; the shell shares 1.1.0'],
  [
    'a name that the shell does not export',
    { uses: { '@depot/ui': ['Page', 'Kanban', 'Gantt'] } },
    'uses Kanban, Gantt of @depot/ui, which the shell does not have',
  ],
  [
    'an operation that the services do not offer',
    { calls: ['POST /order/query', 'POST /import/:', 'PUT /order/teleport', 'GET /order/query'] },
    'calls PUT /order/teleport, GET /order/query, which the services do not offer',
  ],
  ['what nobody shares', { shared: { '@depot/live': '^1.0.0' } }, 'needs @depot/live, which the shell does not share'],
  [
    'a route of another remote',
    { routes: aVersion('mf-orders', '1.0.0').extras.routes },
    'The route orders/list belongs to mf-orders already',
  ],
  [
    'the place of another remote in the sidebar',
    { navigation: [{ ...entry, path: 'own', children: [{ ...entry, path: 'orders/list' }] }] },
    'The sidebar entry orders/list belongs to mf-orders already',
  ],
])('a version that needs %s is refused when it is published, in words', async (_what, extras, reason) => {
  await expect(publish(app, needing(extras))).rejects.toThrow(reason);
});

test('other content under a used version is refused; the same again is fine', async () => {
  const again = aVersion('mf-orders', '1.0.0');
  expect(await publish(app, again)).toEqual({ isNew: false, isStable: true });
  const other = aVersion('mf-orders', '1.0.1').integrity;
  await expect(publish(app, { ...again, integrity: other })).rejects.toThrow('Versions never change');
});

test('a version that goes with the shell is published', async () => {
  const fitting = needing({
    portRange: '^1.2.0',
    shared: { react: '^19.3.1', '@depot/ui': '^1.1.0' },
    uses: { '@depot/ui': ['Button'], react: ['useState'] },
    calls: ['POST /order/query'],
  });
  expect(await publish(app, fitting)).toEqual({ isNew: true, isStable: true });
});

describe('what is live changes, and a version that went with it does not any more', () => {
  const remote = 'mf-returns';
  const using = (version: string, name: string): RemoteVersion => {
    const plain = aVersion(remote, version);
    return { ...plain, extras: { ...plain.extras, uses: { '@depot/ui': [name] } } };
  };
  const everybody = (version: string) => [{ version, traffic: 100, default: true }];

  let other: TestApp;
  beforeAll(async () => {
    other = await deploymentsApp();
    await publish(other, using('1.0.0', 'Button'));
    await publish(other, using('1.1.0', 'Page'));
    await publish(other, using('1.2.0', 'Page'));
    await releasesOf(other).promote(remote, '1.1.0', 'test');
    await serveElsewhere(other, { ...aShell, exports: { '@depot/ui': ['Page'] } });
  });
  afterAll(() => other.close());

  test('it is not promoted, split or rolled back to; others are', async () => {
    const reason = 'uses Button of @depot/ui, which the shell does not have';
    const releases = releasesOf(other);
    await expect(releases.promote(remote, '1.0.0', 'test')).rejects.toThrow(reason);
    const part = [
      { version: '1.1.0', traffic: 90, default: true },
      { version: '1.0.0', traffic: 10, default: false },
    ];
    await expect(releases.split(remote, part, 'test')).rejects.toThrow(reason);
    const rollouts = other.app.get(RolloutService, { strict: false });
    const rollout = { remote, version: '1.0.0', steps: [10, 100], everyMinutes: 5 };
    await expect(rollouts.start(rollout, 'test')).rejects.toThrow(reason);
    await releases.split(remote, everybody('1.2.0'), 'test');
  });

  test('a canary leaves even when the stable version could not be released today', async () => {
    await serveElsewhere(other, aShell);
    const rollouts = other.app.get(RolloutService, { strict: false });
    await releasesOf(other).promote(remote, '1.0.0', 'test');
    await rollouts.start({ remote, version: '1.2.0', steps: [10, 100], everyMinutes: 5 }, 'test');
    await serveElsewhere(other, { ...aShell, exports: { '@depot/ui': ['Page'] } });
    expect((await rollouts.stop(remote, 'test')).stable).toBe('1.0.0');
  });

  test('a shell and services that are to come are held against every version with users', async () => {
    const tenant = await other.seedTenant();
    const ask = async (body: object) =>
      (await other.as(tenant.admin).post('/api/remotes/compatibility', body)).body.obj;
    const services = { contract: contractVersion, operations: [] };
    expect(await ask({ shell: aShell, services })).toEqual({ checked: 1, problems: [] });
    const { problems } = await ask({ shell: { ...aShell, exports: { '@depot/ui': [] } } });
    expect(problems).toEqual([`${remote} 1.0.0 uses Button of @depot/ui, which the shell does not have.`]);
    expect((await ask({ services: { ...services, contract: '9.0.0' } })).problems).toEqual([
      `${remote} 1.0.0 was built for contracts ^${contractVersion}; the product has 9.0.0.`,
    ]);
  });
});

test('where no process serves a shell, nothing is released, and it says so', async () => {
  const alone = await deploymentsApp();
  try {
    await alone.db.unscoped('no shell is served').execute('DELETE FROM served_shell');
    await expect(publish(alone, aVersion('mf-orders', '1.0.0'))).rejects.toThrow('is known to serve a shell');
    await serveElsewhere(alone, aShell);
    expect(await publish(alone, aVersion('mf-orders', '1.0.0'))).toEqual({ isNew: true, isStable: true });
  } finally {
    await alone.close();
  }
});

test('a process tells the others which shell it serves', async () => {
  const shells = app.app.get(ServedShells, { strict: false });
  await shells.publish();
  const rows = await app.db.unscoped('a test').query<{ facts: string }>('SELECT facts FROM served_shell');
  expect(rows.map(({ facts }) => JSON.parse(facts) as unknown)).toEqual([aShell]);
  expect(await shells.listAll()).toHaveLength(1);
  const none = { findFolder: () => Promise.resolve(undefined) };
  const other = new ServedShells(new ServedShellRepository(app.db), none, new ScheduledTasks(), new ServingProcess());
  expect(await other.listAll()).toEqual([aShell]);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  await other.publish();
  expect(await other.listAll()).toEqual([aShell]); // that its own clock is ahead makes nobody silent
  clock.mockRestore();
  await app.db.unscoped('a test').execute('UPDATE served_shell SET seen_at = seen_at - 120000');
  expect(await other.listAll()).toEqual([]);
  expect(await shells.listAll()).toEqual([aShell]); // its own folder
  await other.publish();
  expect(await app.db.unscoped('a test').query('SELECT facts FROM served_shell')).toEqual([]);
  await shells.publish();
  await shells.beforeApplicationShutdown();
  expect(await other.listAll()).toEqual([]);
});
