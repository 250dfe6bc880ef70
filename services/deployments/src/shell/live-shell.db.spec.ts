import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDocument } from '@depot/contracts/deployments';
import { type TestApp, TestClient, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { archiveOf, uploadOfArchive } from '../testing/archives.js';
import { aVersion, deploymentsApp, publish } from '../testing/deployments-app.js';
import { builtShell, scriptOf, ShellFolders, startWithShell } from '../testing/shells.js';
import { LiveShell } from './live-shell.js';
import type { ShellReleaseRepository } from './shell-release.repository.js';

const folders = new ShellFolders();
let app: TestApp;
let tenant: TestTenant;
let team: TestClient;
beforeAll(async () => {
  const shell = await folders.with(builtShell('own'));
  app = await deploymentsApp({ SHELL_FOLDER: shell, REMOTES_FOLDER: await folders.with(new Map()) });
  tenant = await app.seedTenant();
  team = await teamOf('shell');
});
afterAll(async () => {
  await app.close();
  await folders.remove();
});

async function teamOf(...remotes: string[]): Promise<TestClient> {
  const { body } = await app
    .as(tenant.admin)
    .post<{ obj: { token: string } }>('/api/remotes/tokens', { name: 'Frame', remotes });
  return new TestClient(app.origin, () => Promise.resolve({ authorization: `Bearer ${body.obj.token}` }));
}

async function upload(version: string, files: Map<string, Buffer>, client = team) {
  const body = uploadOfArchive(await archiveOf(files));
  return client.post(`/api/remotes/releases?remote=shell&version=${version}`, body);
}
const promote = (version: string, client = team) =>
  client.put('/api/remotes/traffic', { remote: 'shell', split: [{ version, traffic: 100, default: true }] });

async function titleOf(shell: LiveShell): Promise<string | undefined> {
  const page = await readFile(join((await shell.findFolder()) ?? '', 'index.html'), 'utf8');
  return /<title>(.*)<\/title>/.exec(page)?.[1];
}
const served = () => titleOf(app.app.get(LiveShell, { strict: false }));

interface Listed {
  list: { version: string; isDefault: boolean; traffic: number }[];
}
const listed = async () => (await team.get<Listed>('/api/remotes/releases?remote=shell')).body.list;
const stable = async () => (await listed()).find(({ isDefault }) => isDefault)?.version;

const processWith = (shell: string, releases?: Pick<ShellReleaseRepository, 'findPromoted'>) =>
  startWithShell(app, shell, releases);

test('a team gives its shell to everybody, and takes it back, with its token; no remote is told', async () => {
  const first = await stable();
  expect(first).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  expect(await served()).toBe('own');
  const { body } = await upload('1.1.0', builtShell('next'));
  expect(body.obj).toEqual({ remote: 'shell', version: '1.1.0', isNew: true, isStable: false });
  expect(await served()).toBe('own');
  expect((await promote('1.1.0')).body.message).toBe('shell is now served as 1.1.0 100%.');
  expect([await served(), await stable()]).toEqual(['next', '1.1.0']);
  expect((await listed()).map(({ version, traffic }) => [version, traffic])).toEqual([
    ['1.1.0', 100],
    [first, 0],
  ]);
  expect((await upload('1.1.0', builtShell('next'))).body.obj).toMatchObject({ isNew: false, isStable: true });
  expect((await promote(first ?? '')).status).toBe(200);
  expect([await served(), await stable()]).toEqual(['own', first]);

  const history = (await team.get('/api/remotes/history?remote=shell')).body.list;
  expect(history.map(({ kind, who }) => `${String(kind)} ${String(who)}`).reverse()).toEqual([
    'published Depot',
    'published Frame',
    'split Frame',
    'split Frame',
  ]);
  const { body: document } = await app.as(tenant.admin).get<RegistryDocument>('/api/remotes?all=true');
  expect(document.microFrontends).not.toHaveProperty('shell');
});

test('what is no whole shell, not for everybody, or of another team, is refused', async () => {
  const page = new Map([...builtShell('torn')].filter(([path]) => path !== scriptOf('torn')));
  expect((await upload('2.0.0', page)).body.message).toBe(`The archive has no ${scriptOf('torn')}.`);
  const other = builtShell('other').set(scriptOf('own'), Buffer.from('something else'));
  expect((await upload('2.0.0', other)).body).toMatchObject({
    code: 'DUPLICATE',
    message: expect.stringContaining(`${scriptOf('own')} was published with other content.`),
  });
  const split = [
    { version: '1.1.0', traffic: 90, default: true },
    { version: (await stable()) ?? '', traffic: 10, default: false },
  ];
  expect((await team.put('/api/remotes/traffic', { remote: 'shell', split })).body.message).toBe(
    'The shell goes to everybody at once: name one version.',
  );
  const rollout = { remote: 'shell', version: '1.1.0', steps: [100], everyMinutes: 5 };
  expect((await app.as(tenant.admin).post('/api/remotes/rollout', rollout)).status).toBe(400);
  expect((await promote('1.1.0', await teamOf('mf-orders'))).status).toBe(403);
});

test('a shell goes with every version that has users, and with the services, or is refused', async () => {
  const using = aVersion('mf-orders', '1.0.0');
  await publish(app, { ...using, extras: { ...using.extras, uses: { '@depot/ui': ['Button'] } } });
  const without = { exports: { '@depot/ui': ['Page'] } };
  const reason =
    'does not go with what people have: mf-orders 1.0.0 uses Button of @depot/ui, which the shell does not have.';
  expect((await upload('3.0.0', builtShell('narrow', without))).body.message).toBe(`The shell 3.0.0 ${reason}`);
  expect((await upload('3.0.0', builtShell('calling', { calls: ['PUT /order/teleport'] }))).body.message).toBe(
    'shell 3.0.0 calls PUT /order/teleport, which the services do not offer.',
  );
  await app.as(tenant.admin).delete('/api/remotes/releases?remote=mf-orders');
  expect((await upload('3.0.0', builtShell('narrow', without))).status).toBe(201);
  await app.as(tenant.admin).put('/api/remotes/traffic', {
    remote: 'mf-orders',
    split: [{ version: '1.0.0', traffic: 100, default: true }],
  });
  expect((await promote('3.0.0')).body.message).toBe(`The shell 3.0.0 ${reason}`);
  expect(await served()).toBe('own');
});

test('a process that comes with a newer shell than the promoted one serves its own, others that one', async () => {
  const [old, next] = [await folders.with(builtShell('own')), await folders.with(builtShell('newer'))];
  expect((await promote('1.1.0')).status).toBe(200);
  expect(await titleOf(await processWith(old))).toBe('next');
  const newer = await processWith(next);
  expect(await titleOf(newer)).toBe('newer');
  expect((await promote('1.1.0')).status).toBe(200);
  expect(await titleOf(newer)).toBe('next');
});

test('a shell that is promoted is served also by a process whose clock was ahead when it came with its own', async () => {
  const right = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => right() + 3_600_000);
  const ahead = await processWith(await folders.with(builtShell('ahead')));
  clock.mockRestore();
  expect(await titleOf(ahead)).toBe('ahead');
  expect((await promote('1.1.0')).status).toBe(200);
  expect(await titleOf(ahead)).toBe('next');
});

test('while the registry keeps silent, pages are those of the shell that was last', async () => {
  let isSilent = false;
  const known = { version: '1.1.0', since: Date.now() };
  const promoted = () => (isSilent ? new Promise<typeof known>(() => {}) : Promise.resolve(known));
  const process = await processWith(await folders.with(builtShell('own')), { findPromoted: promoted });
  expect(await titleOf(process)).toBe('next');
  isSilent = true;
  expect(await titleOf(process)).toBe('next');
});
