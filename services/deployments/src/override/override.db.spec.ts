import type { Override, RegistryDocument } from '@depot/contracts/deployments';
import type { TestApp, TestClient, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aVersion, deploymentsApp, publish, publishOnly } from '../testing/deployments-app.js';
import { OverrideRepository } from './override.repository.js';
import { PageOrigins } from './page-origins.js';

const remote = 'mf-orders';
const origin = 'http://localhost:4201';
const path = '/api/remotes/override';

let app: TestApp;
let tenant: TestTenant;
let admin: TestClient;
beforeAll(async () => {
  app = await deploymentsApp({ DEV_ORIGINS: 'http://localhost:*,https://dev.example,https://dev.example:8443' });
  tenant = await app.seedTenant();
  admin = app.as(tenant.admin);
  await publish(app, aVersion(remote, '1.0.0'));
  await publish(app, aVersion('mf-reports', '1.0.0'));
});
afterAll(() => app.close());

const documentOf = async (client: TestClient) =>
  (await client.get<RegistryDocument>('/api/remotes')).body.microFrontends;
const mine = async (client: TestClient) => (await client.get<{ list: Override[] }>(path)).body.list;

test('this session of ADMIN gets the remote from there, nobody else does, and it is logged', async () => {
  const { status, body } = await admin.post(path, { remote, origin, minutes: 30 });
  expect([status, body.message]).toEqual([201, 'For you, mf-orders comes from http://localhost:4201 now.']);
  const { [remote]: [entry] = [], 'mf-reports': [other] = [] } = await documentOf(admin);
  expect(entry).toMatchObject({
    url: `${origin}/mf-manifest.json`,
    metadata: { integrity: '', version: '0.0.0-dev' },
    extras: { override: { origin, until: expect.any(Number) }, shell: { routes: [{ path: 'orders/list' }] } },
  });
  expect(entry?.extras.shell.integrity).toBeUndefined();
  expect(other?.extras.override).toBeUndefined();
  for (const client of [app.as(tenant.admin), app.as(tenant.manager), app.anonymous()])
    expect((await documentOf(client))[remote]?.[0]?.metadata.version).toBe('1.0.0');
  const [logged] = await app.database.dataSource.query<{ text_gb: string }[]>(
    "SELECT text_gb FROM activity_log WHERE operation = 'deploymentsOverride'",
  );
  expect(logged?.text_gb).toBe('Took mf-orders from http://localhost:4201 for 30 minutes');
});

test('it is over when it is ended, and cannot be ended twice', async () => {
  await admin.post(path, { remote, origin });
  expect((await admin.delete(`${path}?remote=${remote}`)).status).toBe(200);
  expect((await documentOf(admin))[remote]?.[0]?.url).toBe('/remotes/mf-orders/1.0.0/mf-manifest.json');
  expect((await admin.delete(`${path}?remote=${remote}`)).status).toBe(404);
});

test('whoever ends theirs ends that of nobody else, and of no other remote', async () => {
  const [one, other] = [app.as(tenant.admin), app.as(tenant.admin)];
  for (const session of [one, other])
    for (const name of [remote, 'mf-reports']) await session.post(path, { remote: name, origin });
  expect((await one.delete(`${path}?remote=${remote}`)).status).toBe(200);
  const remotes = async (session: TestClient) => (await mine(session)).map(({ remote: name }) => name).toSorted();
  expect([await remotes(one), await remotes(other)]).toEqual([['mf-reports'], [remote, 'mf-reports']]);
  for (const name of [remote, 'mf-reports']) await other.delete(`${path}?remote=${name}`);
  await one.delete(`${path}?remote=mf-reports`);
});

test('it is over when its time is, which is eight hours at most, and is forgotten then', async () => {
  const before = Date.now();
  await admin.post(path, { remote, origin });
  const [started] = await mine(admin);
  expect(Math.round(((started?.until ?? 0) - before) / 60_000)).toBe(480);
  expect((await admin.post(path, { remote, origin, minutes: 481 })).status).toBe(400);
  await app.database.dataSource.query('UPDATE remote_override SET until = ?', [Date.now()]);
  expect(await mine(admin)).toEqual([]);
  expect((await documentOf(admin))[remote]?.[0]?.extras.override).toBeUndefined();
  await app.app.get(OverrideRepository, { strict: false }).removeOld(Date.now());
  expect(await app.database.dataSource.query('SELECT remote FROM remote_override')).toEqual([]);
});

test.each([
  ['http://elsewhere.example:4201', 'is not among the allowed origins'],
  ['https://localhost:4201', 'is not among the allowed origins'],
  ['https://dev.example:444', 'is not among the allowed origins'],
  ['http://localhost.evil.example:4201', 'is not among the allowed origins'],
])('%s is refused', async (foreign, why) => {
  const { status, body } = await admin.post(path, { remote, origin: foreign });
  expect([status, body.message]).toEqual([400, expect.stringContaining(why)]);
});

test.each([
  'http://localhost:4201/x',
  "http://localhost:4201 'unsafe-eval'",
  'javascript:alert(1)',
  'http://localhost:1;script-src *',
])('%s is no origin', async (strange) => {
  expect((await admin.post(path, { remote, origin: strange })).status).toBe(400);
});

test('an origin that is named whole is allowed with the port that it has', async () => {
  const session = app.as(tenant.admin);
  for (const named of ['https://dev.example', 'https://dev.example:8443']) {
    expect((await session.post(path, { remote, origin: named })).status).toBe(201);
    expect(await mine(session)).toMatchObject([{ remote, origin: named }]);
  }
  expect((await session.post(path, { remote, origin: 'https://dev.example:8444' })).status).toBe(400);
});

test('an origin that is no longer allowed does not count, though its time is not over', async () => {
  const session = app.as(tenant.admin);
  const { headers } = await session.post(path, { remote, origin });
  const [, cookie = ''] = /depot-override=([^;]+)/.exec(String(headers['set-cookie'])) ?? [];
  const pages = app.app.get(PageOrigins, { strict: false });
  expect([(await mine(session)).length, await pages.readOrigins(cookie)]).toEqual([1, [origin]]);
  // As if the settings had been other ones when it was set.
  await app.database.dataSource.query('UPDATE remote_override SET origin = ?', ['https://was-allowed.example']);
  expect([await mine(session), await pages.readOrigins(cookie)]).toEqual([[], []]);
  expect((await documentOf(session))[remote]?.[0]).toMatchObject({ url: '/remotes/mf-orders/1.0.0/mf-manifest.json' });
});

test.each(['mf-other', 'mf-waiting'])('%s is developed before users have any version of it', async (unreleased) => {
  await publishOnly(app, aVersion('mf-waiting', '1.0.0'));
  const session = app.as(tenant.admin);
  expect((await session.post(path, { remote: unreleased, origin })).status).toBe(201);
  expect((await documentOf(session))[unreleased]).toMatchObject([
    {
      url: `${origin}/mf-manifest.json`,
      metadata: { integrity: '', version: '0.0.0-dev' },
      extras: { override: { origin }, shell: { navigation: [], routes: [] } },
    },
  ]);
  expect((await documentOf(app.as(tenant.admin)))[unreleased]).toBeUndefined();
});

test('nobody but ADMIN may begin one', async () => {
  for (const user of [tenant.manager, tenant.ops, tenant.store]) {
    expect((await app.as(user).post(path, { remote, origin })).status).toBe(403);
    expect((await app.as(user).delete(`${path}?remote=${remote}`)).status).toBe(404);
  }
  expect((await app.anonymous().post(path, { remote, origin })).status).toBe(401);
});

test('what browsers tell of an overridden remote counts nowhere', async () => {
  const events = [{ remote, version: '0.0.0-dev.1', figure: 'load' }];
  const { body } = await app.anonymous().post('/api/remotes/telemetry', { events });
  expect(body.obj).toEqual({ accepted: 0 });
});
