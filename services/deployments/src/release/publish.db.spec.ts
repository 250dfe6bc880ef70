import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artefactLimits, type RegistryDocument } from '@depot/contracts/deployments';
import { type TestApp, TestClient, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ArtefactFolder } from '../artefact/artefact-folder.js';
import { unpackingTurn } from '../artefact/unpack-archive.js';
import { archiveOf, builtFiles, uploadOfArchive } from '../testing/archives.js';
import { aVersion, deploymentsApp, publish } from '../testing/deployments-app.js';

let app: TestApp;
let tenant: TestTenant;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-remotes-'));
  app = await deploymentsApp({ REMOTES_FOLDER: folder });
  tenant = await app.seedTenant();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

interface Created {
  obj: { id: number; token: string; name: string; remotes: string[] };
}

const withToken = (token: string) =>
  new TestClient(app.origin, () => Promise.resolve({ authorization: `Bearer ${token}` }));
const created = async (remotes: string[], name = 'Orders CI') =>
  (await app.as(tenant.admin).post<Created>('/api/remotes/tokens', { name, remotes })).body.obj;
const teamOf = async (...remotes: string[]) => withToken((await created(remotes)).token);

async function upload(client: TestClient, remote: string, version: string, files = builtFiles(remote)) {
  const body = uploadOfArchive(await archiveOf(files));
  return client.post(`/api/remotes/releases?remote=${remote}&version=${version}`, body);
}
const live = async () => (await app.anonymous().get<RegistryDocument>('/api/remotes')).body.microFrontends;

describe('a release with a team’s token', () => {
  test('publishes, promotes, rolls out, rolls back, lists and withdraws, and stands in history and log by its name', async () => {
    const team = await teamOf('mf-orders');
    const everybody = (version: string) => ({ remote: 'mf-orders', split: [{ version, traffic: 100, default: true }] });
    expect((await upload(team, 'mf-orders', '1.0.0')).body.obj).toEqual({
      remote: 'mf-orders',
      version: '1.0.0',
      isNew: true,
      isStable: false,
    });
    // Not even a first version is given to users by itself.
    expect(await live()).toEqual({});
    expect((await team.put('/api/remotes/traffic', everybody('1.0.0'))).status).toBe(200);
    const second = await upload(team, 'mf-orders', '1.1.0', builtFiles('mf-orders', {}, 'another entry'));
    expect(second.body.obj).toMatchObject({ isNew: true, isStable: false });
    const rollout = { remote: 'mf-orders', version: '1.1.0', steps: [10, 100], everyMinutes: 60 };
    expect((await team.post('/api/remotes/rollout', rollout)).status).toBe(201);
    expect((await team.delete('/api/remotes/rollout?remote=mf-orders')).status).toBe(200);
    expect((await team.put('/api/remotes/traffic', everybody('1.1.0'))).status).toBe(200);
    expect((await team.put('/api/remotes/traffic', everybody('1.0.0'))).status).toBe(200);
    expect((await team.get('/api/remotes/releases')).body.list).toEqual([
      expect.objectContaining({ version: '1.1.0', traffic: 0, isDefault: false, team: 'testing', commit: 'c0ffee' }),
      expect.objectContaining({ version: '1.0.0', traffic: 100, isDefault: true }),
    ]);
    expect(Object.keys(await live())).toEqual(['mf-orders']);
    expect((await team.delete('/api/remotes/releases?remote=mf-orders')).status).toBe(200);
    expect(await live()).toEqual({});
    expect((await team.delete('/api/remotes/releases?remote=mf-orders')).body.code).toBe('INVALID_TRANSITION');
    const history = (await team.get('/api/remotes/history?remote=mf-orders')).body.list;
    expect(history.map(({ kind, who }) => `${String(kind)} ${String(who)}`).reverse()).toEqual(
      expect.arrayContaining(['published Orders CI', 'rollout Orders CI', 'stopped Orders CI', 'withdrawn Orders CI']),
    );
    const log = await app.db
      .unscoped('a test')
      .query('SELECT user_name AS name, text_gb AS text FROM activity_log WHERE operation = :operation', {
        operation: 'deploymentsPublish',
      });
    expect(log).toContainEqual(expect.objectContaining({ name: 'Orders CI', text: 'Published mf-orders 1.0.0' }));
    // What was withdrawn comes back when somebody promotes it, not by itself with the next version.
    const third = await upload(team, 'mf-orders', '1.2.0', builtFiles('mf-orders', {}, 'a third entry'));
    expect(third.body.obj).toMatchObject({ isNew: true, isStable: false });
    expect(await live()).toEqual({});
  });

  test('is refused where one of its files would be the folder of another', async () => {
    const team = await teamOf('mf-inventory');
    const files = new Map([
      ...builtFiles('mf-inventory'),
      ['a.svg', Buffer.from('x')],
      ['a.svg/b.svg', Buffer.from('x')],
    ]);
    const refused = await upload(team, 'mf-inventory', '1.0.0', files);
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(refused.body.message).toContain('"a.svg/b.svg"');
  });

  test('is for its own remotes alone', async () => {
    const team = await teamOf('mf-reports');
    const rejected = await upload(team, 'mf-settings', '1.0.0');
    expect(rejected.body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This token may not release mf-settings; it is for mf-reports.',
    });
    const split = [{ version: '1.0.0', traffic: 100, default: true }];
    const attempts = await Promise.all([
      team.put('/api/remotes/traffic', { remote: 'mf-settings', split }),
      team.post('/api/remotes/rollout', { remote: 'mf-settings', version: '1.0.0', steps: [100], everyMinutes: 5 }),
      team.delete('/api/remotes/rollout?remote=mf-settings'),
      team.delete('/api/remotes/releases?remote=mf-settings'),
      team.get('/api/remotes/releases?remote=mf-settings'),
      team.get('/api/remotes/history?remote=mf-settings'),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403));
    expect((await team.get('/api/remotes/releases')).body.list).toEqual([]);
  });

  test('reads how its own remotes do and how their rollouts stand, and no others', async () => {
    const remotes = ['mf-watched', 'mf-foreign'] as const;
    for (const remote of remotes) {
      await publish(app, aVersion(remote, '1.0.0'));
      await publish(app, aVersion(remote, '1.1.0'));
      const rollout = { remote, version: '1.1.0', steps: [10, 100], everyMinutes: 60 };
      expect((await app.as(tenant.admin).post('/api/remotes/rollout', rollout)).status).toBe(201);
    }
    const remotesAt = async (client: TestClient, path: string) => {
      const { list } = (await client.get<{ list: { remote: string }[] }>(path)).body;
      return [...new Set(list.map(({ remote }) => remote))];
    };
    const team = await teamOf('mf-watched');
    for (const path of ['/api/remotes/health', '/api/remotes/rollouts']) {
      expect(await remotesAt(team, path)).toEqual(['mf-watched']);
      expect(await remotesAt(app.as(tenant.admin), path)).toEqual(expect.arrayContaining([...remotes]));
    }
  });

  test('opens nothing else of the product', async () => {
    const team = await teamOf('mf-reports');
    const paths = ['/api/remotes/tokens', '/api/remotes/override'];
    const response = await Promise.all(paths.map((path) => team.get(path)));
    expect(response.map(({ status }) => status)).toEqual(paths.map(() => 401));
    expect((await team.post('/api/remotes/tokens', { name: 'x', remotes: ['mf-orders'] })).status).toBe(401);
  });

  test('ends with the token, at once, and with its day', async () => {
    const { id, token } = await created(['mf-inbound']);
    const team = withToken(token);
    expect((await team.get('/api/remotes/releases')).status).toBe(200);
    const admin = app.as(tenant.admin);
    const listed = (await admin.get('/api/remotes/tokens')).body.list.find((row) => row.id === id);
    expect(listed).toMatchObject({ name: 'Orders CI', remotes: ['mf-inbound'], lastUsedAt: expect.any(Number) });
    expect(JSON.stringify(listed)).not.toContain(token);
    expect((await admin.delete(`/api/remotes/tokens?id=${id}`)).body.message).toContain('"Orders CI" has ended');
    expect((await team.get('/api/remotes/releases')).body).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await admin.delete(`/api/remotes/tokens?id=${id}`)).status).toBe(404);
    const old = await created(['mf-inbound']);
    await app.db
      .unscoped('a test')
      .execute('UPDATE release_token SET expires_at = :now WHERE id = :id', { id: old.id, now: Date.now() });
    expect((await withToken(old.token).get('/api/remotes/releases')).status).toBe(401);
  });

  test('of which the database keeps a hash, and the log no more than the name', async () => {
    const { token } = await created(['mf-inbound'], 'Inbound CI');
    const across = app.db.unscoped('a test');
    const kept = JSON.stringify([
      await across.query('SELECT * FROM release_token'),
      await across.query('SELECT * FROM activity_log'),
    ]);
    expect(kept).toContain('Inbound CI');
    expect(kept).not.toContain(token.slice(-20));
  });

  test('is made and ended by ADMIN alone', async () => {
    const request = { name: 'x', remotes: ['mf-orders'] };
    for (const user of [tenant.manager, tenant.ops, tenant.store])
      expect((await app.as(user).post('/api/remotes/tokens', request)).status).toBe(403);
    expect((await app.anonymous().post('/api/remotes/tokens', request)).status).toBe(401);
  });
});

describe('what is uploaded', () => {
  test('by ADMIN needs no token', async () => {
    expect((await upload(app.as(tenant.admin), 'mf-reports', '1.0.0')).status).toBe(201);
    expect((await upload(app.as(tenant.manager), 'mf-reports', '1.0.1')).status).toBe(403);
    expect((await upload(app.anonymous(), 'mf-reports', '1.0.1')).status).toBe(401);
  });

  test('again is fine; other content under its name is not, however small the difference', async () => {
    const admin = app.as(tenant.admin);
    expect((await upload(admin, 'mf-inventory', '1.0.0')).body.obj).toMatchObject({ isNew: true });
    expect((await upload(admin, 'mf-inventory', '1.0.0')).body.obj).toMatchObject({ isNew: false, isStable: false });
    // The manifest is the same, byte for byte.
    const other = builtFiles('mf-inventory', {}, 'another entry');
    expect((await upload(admin, 'mf-inventory', '1.0.0', other)).body).toMatchObject({
      code: 'DUPLICATE',
      message: 'mf-inventory 1.0.0 was published already, with other content. Versions never change.',
    });
  });

  test('twice at once is one version', async () => {
    const team = await teamOf('mf-admin');
    const response = await Promise.all([1, 2, 3].map(() => upload(team, 'mf-admin', '1.0.0')));
    expect(response.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(response.filter(({ body }) => body.obj.isNew)).toHaveLength(1);
  });

  test('with one route in two remotes that are given at once goes to users in one of them', async () => {
    const routes = [{ path: 'contested', title: { gb: 'a', cn: 'b' }, permission: 'order.read' }];
    const remotes = ['mf-left', 'mf-right'];
    const team = await teamOf(...remotes);
    for (const remote of remotes)
      expect((await upload(team, remote, '1.0.0', builtFiles(remote, { routes }))).status).toBe(201);
    const split = [{ version: '1.0.0', traffic: 100, default: true }];
    const response = await Promise.all(remotes.map((remote) => team.put('/api/remotes/traffic', { remote, split })));
    expect(response.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is refused in words, in both languages, where it is no archive, too large, or missing', async () => {
    const admin = app.as(tenant.admin);
    const path = '/api/remotes/releases?remote=mf-orders&version=3.0.0';
    expect((await admin.post(path, uploadOfArchive(Buffer.from('no archive')))).body).toMatchObject({
      statusCode: 400,
      message: 'The file is not a readable archive (.tar.gz).',
    });
    const chinese = admin.with({ 'accept-language': 'zh' });
    expect((await chinese.post(path, uploadOfArchive(Buffer.from('no archive')))).body.message).toBe(
      '该文件不是可读取的压缩包（.tar.gz）。',
    );
    expect((await admin.post(path, new FormData())).status).toBe(400);
    const large = Buffer.alloc(artefactLimits.archiveBytes + 1);
    expect((await admin.post(path, uploadOfArchive(large))).status).toBeGreaterThanOrEqual(400);
    expect(
      (await admin.get('/api/remotes/releases?remote=mf-orders')).body.list.map(({ version }) => version),
    ).not.toContain('3.0.0');
  });
});

test('every process finds the files in the database, and its folder never has a part of a version', async () => {
  const files = builtFiles('mf-orders', {}, 'for all processes');
  const team = await teamOf('mf-orders');
  expect((await upload(team, 'mf-orders', '4.0.0', files)).status).toBe(201);
  const place = join(folder, 'mf-orders', '4.0.0');
  expect((await readdir(place)).sort()).toEqual([...files.keys()].sort());
  await rm(place, { recursive: true });
  const artefacts = app.app.get(ArtefactFolder, { strict: false });
  expect(await Promise.all([1, 2, 3].map(() => artefacts.fill('mf-orders', '4.0.0')))).toEqual([true, true, true]);
  expect(await readFile(join(place, 'entry.js'), 'utf8')).toBe('for all processes');
  expect(await artefacts.fill('mf-orders', '9.9.9')).toBe(false);
  for (const name of ['entry.js', 'entry.js.br']) await rm(join(place, name));
  expect(await artefacts.fill('mf-orders', '4.0.0', 'entry.js')).toBe(true);
  expect((await readdir(place)).sort()).toEqual([...files.keys()].sort());
  expect(await artefacts.fill('mf-orders', '4.0.0', 'entry.jsx')).toBe(false);
  expect((await readdir(join(folder, 'mf-orders'))).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('archives are unpacked one after the other, over all requests of the process', async () => {
  const team = await teamOf('mf-reports');
  let release: () => void = () => undefined;
  const held = unpackingTurn(() => new Promise<void>((resolve) => (release = resolve)));
  const order: string[] = [];
  const sent = upload(team, 'mf-reports', '1.0.0').then(({ status }) => order.push(String(status)));
  for (let asked = 0; asked < 30; asked += 1) await team.get('/api/remotes/releases');
  order.push('released');
  release();
  await Promise.all([held, sent]);
  expect(order).toEqual(['released', '201']);
});
