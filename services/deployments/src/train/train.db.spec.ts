import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDocument, Release, ReleaseTrain, RemoteVersion } from '@depot/contracts/deployments';
import { Db } from '@depot/node-database';
import { type TestApp, TestClient, type TestTenant, type TestUser } from '@depot/node-testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger, type Type } from '@nestjs/common';
import { readArtefact } from '../artefact/read-artefact.js';
import { BrokenVersions } from '../gate/broken-versions.js';
import { ReleaseGate } from '../gate/release-gate.js';
import { PurgedVersionRepository } from '../purge/purged-version.repository.js';
import { ReleaseService } from '../release/release.service.js';
import { RolloutRepository } from '../rollout/rollout.repository.js';
import { LiveShell } from '../shell/live-shell.js';
import { archiveOf, builtFiles, uploadOfArchive } from '../testing/archives.js';
import { aShell, aVersion, deploymentsApp, publish, releasesOf } from '../testing/deployments-app.js';
import { builtShell, ShellFolders, startWithShell } from '../testing/shells.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { LiveSet } from './live-set.js';
import { ReleaseProduct } from './release-product.js';
import { StartTrain } from './start-train.js';
import { TrainRepository } from './train.repository.js';

const one = { shared: { '@depot/ui': '^1.1.0' }, uses: { '@depot/ui': ['Button'] } };
const two = { shared: { '@depot/ui': '^2.0.0' }, uses: { '@depot/ui': ['Page'] } };
const nextFacts = { shared: { ...aShell.shared, '@depot/ui': '2.0.0' }, exports: { '@depot/ui': ['Page'] } };
const train = {
  shell: '2.0.0',
  remotes: [
    { remote: 'mf-orders', version: '2.0.0' },
    { remote: 'mf-reports', version: '2.0.0' },
  ],
};

let folders: ShellFolders;
let app: TestApp;
let tenant: TestTenant;
/** The version of the shell with which the process came. */
let own: string;

beforeEach(async () => {
  folders = new ShellFolders();
  const shell = await folders.with(builtShell('own'));
  app = await deploymentsApp({ SHELL_FOLDER: shell, REMOTES_FOLDER: await folders.with(new Map()) });
  tenant = await app.seedTenant();
  own = (await app.app.get(LiveShell, { strict: false }).findVersion()) ?? '';
  for (const remote of ['mf-orders', 'mf-reports']) await publish(app, needing(remote, '1.0.0', one));
});
afterEach(async () => {
  await app.close();
  await folders.remove();
});

const needing = (remote: string, version: string, needs: Partial<RemoteVersion['extras']>): RemoteVersion => {
  const plain = aVersion(remote, version);
  return { ...plain, extras: { ...plain.extras, ...needs } };
};
const admin = () => app.as(tenant.admin);

async function upload(remote: string, version: string, files: Map<string, Buffer>, next = '&next=true') {
  const body = uploadOfArchive(await archiveOf(files));
  return admin().post<{ obj: object; message: string }>(
    `/api/remotes/releases?remote=${remote}&version=${version}${next}`,
    body,
  );
}

/** The next shell, and a version of each remote that needs it, all of which wait. */
async function publishNext(): Promise<void> {
  expect((await upload('shell', '2.0.0', builtShell('next', nextFacts))).status).toBe(201);
  for (const remote of ['mf-orders', 'mf-reports'])
    expect((await upload(remote, '2.0.0', builtFiles(remote, two, `${remote} 2`))).status).toBe(201);
}

/** What a page load gets: the title of the page, and the version of each remote. */
async function loadedSet() {
  const folder = (await app.app.get(LiveShell, { strict: false }).findFolder()) ?? '';
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const { microFrontends } = (await app.anonymous().get<RegistryDocument>('/api/remotes')).body;
  const versions = Object.entries(microFrontends).map(([name, [entry]]) => `${name} ${entry?.metadata.version}`);
  return [/<title>(.*)<\/title>/.exec(page)?.[1], ...versions];
}
const before = ['own', 'mf-orders 1.0.0', 'mf-reports 1.0.0'];
const after = ['next', 'mf-orders 2.0.0', 'mf-reports 2.0.0'];

const start = (body: object = train, client = admin()) => client.post('/api/remotes/train', body);
const trains = async () => (await admin().get<{ list: ReleaseTrain[] }>('/api/remotes/train')).body.list;
const revert = async (id?: number) =>
  admin().post('/api/remotes/train/back', { id: id ?? (await trains())[0]?.id ?? 1 });

describe('a version for the next shell', () => {
  test('waits, says for what, and reaches users neither alone nor by itself', async () => {
    const files = builtFiles('mf-orders', two, 'orders 2');
    expect((await upload('mf-orders', '2.0.0', files, '')).body.message).toBe(
      'mf-orders 2.0.0 needs @depot/ui ^2.0.0; the shell shares 1.1.0.',
    );
    const waiting = await upload('mf-orders', '2.0.0', files);
    expect([waiting.status, waiting.body]).toEqual([
      201,
      {
        obj: { remote: 'mf-orders', version: '2.0.0', isNew: true, isStable: false, waitsFor: ['@depot/ui ^2.0.0'] },
        message: 'mf-orders 2.0.0 is published. It waits for @depot/ui ^2.0.0: a release train gives it to the users.',
      },
    ]);
    await expect(releasesOf(app).promote('mf-orders', '2.0.0', 'test')).rejects.toThrow('needs @depot/ui ^2.0.0');
    const part = [
      { version: '1.0.0', traffic: 90, default: true },
      { version: '2.0.0', traffic: 10, default: false },
    ];
    await expect(releasesOf(app).split('mf-orders', part, 'test')).rejects.toThrow('needs @depot/ui ^2.0.0');
    expect(await loadedSet()).toEqual(before);
    const { list } = (await admin().get<{ list: Release[] }>('/api/remotes/releases?remote=mf-orders')).body;
    expect(list.map(({ version, waitsFor }) => [version, waitsFor])).toEqual([
      ['2.0.0', ['@depot/ui ^2.0.0']],
      ['1.0.0', undefined],
    ]);
  });

  test('that is the first of its remote goes to no user either', async () => {
    expect((await upload('mf-returns', '1.0.0', builtFiles('mf-returns', two))).body.obj).toMatchObject({
      isStable: false,
    });
    expect(await loadedSet()).toEqual(before);
  });

  test('is held against services and routes all the same', async () => {
    const calling = builtFiles('mf-returns', { ...two, calls: ['PUT /order/teleport'] });
    expect((await upload('mf-returns', '1.0.0', calling)).body.message).toContain('calls PUT /order/teleport');
    const taking = builtFiles('mf-returns', { ...two, routes: aVersion('mf-orders', '1.0.0').extras.routes });
    expect((await upload('mf-returns', '1.0.0', taking)).body.message).toContain('belongs to mf-orders already');
  });

  test('of the shell waits for the remotes that it would break', async () => {
    const shell = await upload('shell', '2.0.0', builtShell('next', nextFacts));
    expect(shell.body.obj).toMatchObject({ isStable: false, waitsFor: ['mf-orders', 'mf-reports'] });
    await expect(releasesOf(app).promote('shell', '2.0.0', 'test')).rejects.toThrow('mf-orders 1.0.0 needs @depot/ui');
    expect(await loadedSet()).toEqual(before);
  });
});

describe('a train', () => {
  beforeEach(publishNext);

  test('gives every user its versions, and chosen users theirs again when it is taken back', async () => {
    await releasesOf(app).publish({ release: needing('mf-orders', '1.1.0', one), files: new Map() }, 'test');
    const targets = [{ user: tenant.ops.username }];
    const split = [
      { version: '1.0.0', traffic: 100, default: true },
      { version: '1.1.0', traffic: 0, default: false, targets },
    ];
    await releasesOf(app).split('mf-orders', split, 'test');
    const versionOf = async (user: TestUser) => {
      const { microFrontends } = (await app.as(user).get<RegistryDocument>('/api/remotes')).body;
      return microFrontends['mf-orders']?.[0]?.metadata.version;
    };
    expect([await versionOf(tenant.ops), await versionOf(tenant.manager)]).toEqual(['1.1.0', '1.0.0']);
    await start();
    expect([await versionOf(tenant.ops), await versionOf(tenant.manager)]).toEqual(['2.0.0', '2.0.0']);
    const member = (await trains())[0]?.members.find(({ remote }) => remote === 'mf-orders');
    expect(member?.before?.[1]).toEqual({ version: '1.1.0', traffic: 0, default: false, targets });
    await revert();
    expect([await versionOf(tenant.ops), await versionOf(tenant.manager)]).toEqual(['1.1.0', '1.0.0']);
  });

  test('gives every user the shell and the remotes together, and takes all of them back', async () => {
    await releasesOf(app).publish({ release: needing('mf-orders', '1.1.0', one), files: new Map() }, 'test');
    const split = [
      { version: '1.0.0', traffic: 90, default: true },
      { version: '1.1.0', traffic: 10, default: false },
    ];
    await releasesOf(app).split('mf-orders', split, 'test');
    const started = await start();
    expect([started.status, started.body.message]).toEqual([
      201,
      'Every user gets the shell 2.0.0 with mf-orders 2.0.0, mf-reports 2.0.0.',
    ]);
    expect(await loadedSet()).toEqual(after);
    expect(await trains()).toEqual([
      {
        id: 1,
        who: expect.stringMatching(/^ADMIN/),
        time: expect.any(Number),
        back: null,
        members: [
          { remote: 'shell', before: [{ version: own, traffic: 100, default: true }], after: '2.0.0' },
          { remote: 'mf-orders', before: split, after: '2.0.0' },
          { remote: 'mf-reports', before: [{ version: '1.0.0', traffic: 100, default: true }], after: '2.0.0' },
        ],
      },
    ]);

    expect((await revert()).status).toBe(200);
    expect(await loadedSet()).toEqual(before);
    const shares = (await releasesOf(app).list(['mf-orders'])).map(({ version, traffic }) => [version, traffic]);
    expect(shares).toEqual([
      ['1.1.0', 10],
      ['2.0.0', 0],
      ['1.0.0', 90],
    ]);
    expect((await trains())[0]?.back).toEqual({ who: expect.stringMatching(/^ADMIN/), time: expect.any(Number) });
    expect((await revert(1)).body.code).toBe('INVALID_TRANSITION');
    expect((await revert(7)).status).toBe(404);
  });

  test('leaves a tab with the shell from before the versions that go with that, and the other way round', async () => {
    const versionsFor = async (shell: string) => {
      const { body } = await app.anonymous().get<RegistryDocument>('/api/remotes', { 'x-depot-shell': shell });
      return Object.values(body.microFrontends).map(([entry]) => entry?.metadata.version);
    };
    await publish(app, aVersion('mf-settings', '1.0.0'));
    expect((await start()).status).toBe(201);
    expect(await versionsFor(own)).toEqual(['1.0.0', '1.0.0', '1.0.0']);
    expect(await versionsFor('2.0.0')).toEqual(['2.0.0', '2.0.0', '1.0.0']);
    expect(await versionsFor('9.9.9')).toEqual(['2.0.0', '2.0.0', '1.0.0']); // never published
    expect(await versionsFor('no version')).toEqual(['2.0.0', '2.0.0', '1.0.0']);
    expect((await revert()).status).toBe(200);
    expect(await versionsFor(own)).toEqual(['1.0.0', '1.0.0', '1.0.0']);
    expect(await versionsFor('2.0.0')).toEqual(['2.0.0', '2.0.0', '1.0.0']);
  });

  test('ends the rollouts of its members, and leaves other remotes as they are', async () => {
    await publish(app, aVersion('mf-settings', '1.0.0'));
    await releasesOf(app).publish({ release: needing('mf-orders', '1.1.0', one), files: new Map() }, 'test');
    const rollout = { remote: 'mf-orders', version: '1.1.0', steps: [10, 100], everyMinutes: 60 };
    expect((await admin().post('/api/remotes/rollout', rollout)).status).toBe(201);
    expect((await start()).status).toBe(201);
    expect((await admin().get('/api/remotes/rollouts')).body.list).toEqual([
      expect.objectContaining({ remote: 'mf-orders', status: 'STOPPED' }),
    ]);
    expect(await loadedSet()).toEqual([...after, 'mf-settings 1.0.0']);
  });

  test('is refused with every reason where a member or another remote does not go with its shell', async () => {
    const { status, body } = await start({ ...train, remotes: train.remotes.slice(0, 1) });
    expect([status, body.message]).toEqual([
      400,
      'The shell 2.0.0 and the remotes do not go together: mf-reports 1.0.0 needs @depot/ui ^1.1.0; the shell ' +
        'shares 2.0.0. mf-reports 1.0.0 uses Button of @depot/ui, which the shell does not have.',
    ]);
    expect((await start({ ...train, shell: '3.0.0' })).status).toBe(404);
    expect((await start({ ...train, remotes: [...train.remotes, train.remotes[0]] })).body.message).toBe(
      'The train names mf-orders twice.',
    );
    expect([await loadedSet(), await trains()]).toEqual([before, []]);
  });

  test('gives one route to no two remotes', async () => {
    const { routes } = aVersion('mf-settings', '1.0.0').extras;
    expect((await upload('mf-returns', '1.0.0', builtFiles('mf-returns', { ...two, routes }))).status).toBe(201);
    await publish(app, aVersion('mf-settings', '1.0.0'));
    const remotes = [...train.remotes, { remote: 'mf-returns', version: '1.0.0' }];
    expect((await start({ ...train, remotes })).body).toMatchObject({
      code: 'DUPLICATE',
      message: expect.stringMatching(/^The route settings\/list belongs to mf-/),
    });
    expect(await loadedSet()).toEqual([...before, 'mf-settings 1.0.0']);
  });

  test('leaves the set before it where the process ends between any two statements', async () => {
    const starting = app.app.get(StartTrain, { strict: false });
    const db = app.app.get(Db, { strict: false });
    const unscoped = db.unscoped.bind(db);
    let left = 0;
    const counted = <A extends unknown[], T>(run: (...args: A) => Promise<T>) => {
      return (...args: A): Promise<T> => {
        if (db.inTransaction && left-- === 0) return Promise.reject(new Error('The process ends here.'));
        return run(...args);
      };
    };
    const spy = jest.spyOn(db, 'unscoped').mockImplementation((reason) => {
      const real = unscoped(reason);
      return { ...real, query: counted(real.query) as typeof real.query, execute: counted(real.execute) };
    });
    let statements = 0;
    for (; ; statements += 1) {
      left = statements;
      const isDone = await starting.execute(train, 'test').then(
        () => true,
        () => false,
      );
      left = -1;
      if (isDone) break;
      expect(await loadedSet()).toEqual(before);
    }
    spy.mockRestore();
    expect(statements).toBeGreaterThan(15);
    expect(await loadedSet()).toEqual(after);
  });

  test('is not taken back after another shell, nor where another remote was released for its shell', async () => {
    expect((await start()).status).toBe(201);
    await publish(app, needing('mf-settings', '1.0.0', two));
    await releasesOf(app).promote('mf-settings', '1.0.0', 'test');
    expect((await revert()).body.message).toContain('mf-settings 1.0.0 needs @depot/ui ^2.0.0; the shell shares 1.1.0');
    expect(await loadedSet()).toEqual([...after, 'mf-settings 1.0.0']);
    await admin().delete('/api/remotes/releases?remote=mf-settings');
    expect((await upload('shell', '2.1.0', builtShell('later', nextFacts), '')).status).toBe(201);
    await releasesOf(app).promote('shell', '2.1.0', 'test');
    expect((await revert()).body.code).toBe('INVALID_TRANSITION');
    await releasesOf(app).promote('shell', '2.0.0', 'test');
    expect((await revert()).status).toBe(200);
    expect(await loadedSet()).toEqual(before);
  });

  test('needs a token that is for the shell and for each remote, and is in the history and the log', async () => {
    const clientFor = async (...remotes: string[]) => {
      const made = await admin().post<{ obj: { token: string } }>('/api/remotes/tokens', { name: 'Kit team', remotes });
      const headers = { authorization: `Bearer ${made.body.obj.token}` };
      return new TestClient(app.origin, () => Promise.resolve(headers));
    };
    const names = ['shell', 'mf-orders', 'mf-reports'];
    expect((await start(train, await clientFor('mf-orders', 'mf-reports'))).status).toBe(403);
    expect((await start(train, await clientFor('shell', 'mf-orders'))).status).toBe(403);
    expect((await start(train, await clientFor(...names))).status).toBe(201);
    const [latest] = await trains();
    const orders = await clientFor('mf-orders');
    expect((await orders.get('/api/remotes/train')).body.list).toEqual([]);
    expect((await orders.post('/api/remotes/train/back', { id: latest?.id })).status).toBe(403);
    expect((await (await clientFor(...names)).post('/api/remotes/train/back', { id: latest?.id })).status).toBe(200);
    const history = (await admin().get('/api/remotes/history?remote=shell')).body.list;
    expect(history.slice(0, 2).map(({ kind, who }) => `${String(kind)} ${String(who)}`)).toEqual([
      'split Kit team',
      'split Kit team',
    ]);
    const log = await app.db
      .unscoped('a test')
      .query<{ text: string }>(
        'SELECT text_gb AS text FROM activity_log WHERE operation IN (:operations) ORDER BY id',
        {
          operations: ['deploymentsStartTrain', 'deploymentsTakeTrainBack'],
        },
      );
    const [started, back] = [
      'Released the shell 2.0.0 together with mf-orders 2.0.0, mf-reports 2.0.0',
      'Took back release train 1: shell, mf-orders, mf-reports',
    ];
    expect(log.map(({ text }) => text)).toEqual([started, started, started, back, back]);
  });
});

describe('a process that starts with a shell that would break remotes', () => {
  /** Another process, which comes with that shell. */
  async function startProcess(files: Map<string, Buffer>) {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const shell = await startWithShell(app, await folders.with(files));
    const texts = logged.mock.calls.map(([text]) => String(text));
    logged.mockRestore();
    return { shell, texts };
  }
  const titleOf = async (shell: LiveShell) =>
    /<title>(.*)<\/title>/.exec(await readFile(join((await shell.findFolder()) ?? '', 'index.html'), 'utf8'))?.[1];

  test('serves the one that was served last, names team and reason, and serves its own after the train', async () => {
    const files = builtShell('next', nextFacts);
    const { shell, texts } = await startProcess(files);
    const { version } = shell.refused() ?? { version: '' };
    expect(texts).toEqual([
      `The shell ${version} of this process breaks what users have: mf-orders 1.0.0 of the team testing needs ` +
        '@depot/ui ^1.1.0 (has 2.0.0), @depot/ui: Button (has none); mf-reports 1.0.0 of the team testing needs ' +
        `@depot/ui ^1.1.0 (has 2.0.0), @depot/ui: Button (has none). Pages get the shell ${own}. Publish these ` +
        'remotes for it (npm run release -- <remote> --next), and release them with it: ' +
        `npm run release -- train ${version} <remote>@<version>`,
    ]);
    expect([await titleOf(shell), await shell.findVersion()]).toEqual(['own', own]);

    await publishNext();
    expect((await start({ ...train, shell: version })).status).toBe(201);
    expect([await titleOf(shell), ...(await loadedSet())]).toEqual(['next', ...after]);
    expect((await revert()).status).toBe(200);
    expect([await titleOf(shell), ...(await loadedSet())]).toEqual(['own', ...before]);
    const again = await startProcess(files);
    expect([await titleOf(again.shell), again.texts]).toEqual(['own', []]);
  });

  test('serves its own where no other shell goes with what users have', async () => {
    await app.db.unscoped('a test').execute('UPDATE remote_version SET served_at = NULL');
    const { shell, texts } = await startProcess(builtShell('next', nextFacts));
    expect([await titleOf(shell), texts[0]]).toEqual(['next', expect.stringContaining('no other shell can be')]);
  });

  test('serves its own with remotes that come with the product, as one train', async () => {
    const { shell } = await startProcess(builtShell('next', nextFacts));
    const get = <T>(provider: Type<T>): T => app.app.get(provider, { strict: false });
    const [db, versions, releases] = [get(Db), get(ReleaseRepository), get(ReleaseService)];
    const set = new LiveSet(versions, releases, get(RolloutRepository), get(ReleaseGate), shell);
    const starting = new StartTrain(db, versions, set, get(TrainRepository));
    const product = new ReleaseProduct(db, versions, releases, get(PurgedVersionRepository), shell, starting);
    const artefacts = await Promise.all(
      train.remotes.map(({ remote, version }) => readArtefact(remote, version, builtFiles(remote, two, `${remote} 2`))),
    );
    await expect(product.execute(artefacts.slice(0, 1), 'npm start')).rejects.toThrow('mf-reports 1.0.0 needs');
    expect([await loadedSet(), await releasesOf(app).list(['mf-orders'])]).toEqual([
      before,
      [expect.objectContaining({ version: '1.0.0' })],
    ]);
    await product.execute(artefacts, 'npm start');
    expect([await titleOf(shell), ...(await loadedSet())]).toEqual(['next', ...after]);
    await releasesOf(app).promote('mf-orders', '2.0.0', 'test');
    await product.execute(artefacts, 'npm start');
    expect((await trains()).map(({ who }) => who)).toEqual(['npm start']);
  });
});

test('services that lack what a live version calls say so, with its team', async () => {
  await app.db
    .unscoped('a test')
    .execute("UPDATE remote_version SET extras = JSON_SET(extras, '$.calls', JSON_ARRAY('PUT /order/teleport'))");
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const broken = app.app.get(BrokenVersions, { strict: false });
  await broken.checkVersions();
  await broken.checkVersions();
  const texts = logged.mock.calls.map(([text]) => String(text));
  logged.mockRestore();
  expect(texts).toEqual([expect.stringContaining('mf-orders 1.0.0 of the team testing needs PUT /order/teleport')]);
  const metrics = (await app.operations().get<string>('/metrics')).body;
  expect(metrics).toContain(
    'remote_version_broken{remote="mf-reports",version="1.0.0",team="testing",by="services"} 1',
  );
});
