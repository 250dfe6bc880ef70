import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ThrownError, type ThrownErrorGroup, thrownErrorLimits } from '@depot/contracts/deployments';
import { type TestApp, TestClient, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ArtefactFolder } from '../artefact/artefact-folder.js';
import { SourceMapRepository } from '../artefact/source-map.repository.js';
import { archiveOf, builtFiles, uploadOfArchive } from '../testing/archives.js';
import { aVersion, deploymentsApp, publish, releasesOf } from '../testing/deployments-app.js';
import { CollectThrownErrors } from './collect-thrown-errors.js';

let app: TestApp;
let tenant: TestTenant;
let folder: string;
let count = 0;
/** Each test has a remote of its own. */
let remote: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-errors-'));
  app = await deploymentsApp({ REMOTES_FOLDER: folder });
  tenant = await app.seedTenant();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  remote = `mf-${'abcdefghijklmnopqrstuvw'.charAt(count++).repeat(3)}`;
  await publish(app, aVersion(remote, '1.0.0'));
  await publish(app, aVersion(remote, '1.1.0'));
});

let references = 0;
const anError = (part: Partial<ThrownError> = {}): ThrownError => ({
  reference: (references += 1).toString(16).padStart(10, '0'),
  remote,
  version: '1.0.0',
  message: 'TypeError: no order',
  frames: [{ name: 'a', file: 'entry.js', line: 1, column: 1 }],
  screen: 'order',
  browser: 'Chrome 142',
  ...part,
});
const report = async (errors: object[], user: TestTenant['admin'] = tenant.store) =>
  (await app.as(user).post<{ obj: { accepted: number }; code?: string }>('/api/remotes/errors', { errors })).body;
const listErrors = async (query = '', client = app.as(tenant.admin)) =>
  (await client.get<{ list: ThrownErrorGroup[] }>(`/api/remotes/errors?remote=${remote}${query}`)).body.list;

test('equal errors are one group with its users, screens, browsers and references', async () => {
  const first = anError({ message: 'TypeError: no order 4711 of "Ann"' });
  await report([first]);
  await report([anError({ message: 'TypeError: no order 12 of "Ben"', screen: 'order/edit', browser: 'Firefox 140' })]);
  await report([anError({ message: 'TypeError: no order 13 of "Cy"' })], tenant.manager);
  await report([anError({ message: 'TypeError: other' })]);
  const [other, group] = await listErrors();
  expect(other).toMatchObject({ message: 'TypeError: other', count: 1, users: 1 });
  expect(group).toMatchObject({ message: 'TypeError: no order <number> of <text>', count: 3, users: 2 });
  expect(group?.screens.toSorted()).toEqual(['order', 'order/edit']);
  expect(group?.browsers.toSorted()).toEqual(['Chrome 142', 'Firefox 140']);
  expect(group?.references).toContain(first.reference);
  expect((await listErrors(`&reference=${first.reference}`)).map(({ id }) => id)).toEqual([group?.id]);
  expect(await listErrors('&version=1.1.0')).toEqual([]);
});

test('a report counts once, however often and by how many requests at once it is sent', async () => {
  const error = anError();
  const accepted = await Promise.all(Array.from({ length: 6 }, () => report([error])));
  expect(accepted.reduce((sum, { obj }) => sum + obj.accepted, 0)).toBe(1);
  expect((await listErrors())[0]?.count).toBe(1);
});

test('a user reports for versions that were given to them, and for those that tabs may still have', async () => {
  expect((await report([anError({ version: '1.1.0' }), anError({ version: '9.9.9' })])).obj.accepted).toBe(0);
  await releasesOf(app).promote(remote, '1.1.0', 'test');
  expect((await report([anError({ version: '1.1.0' }), anError()])).obj.accepted).toBe(2);
  await app.database.dataSource.query('UPDATE remote_event SET time = time - 90000000 WHERE remote = ?', [remote]);
  expect((await report([anError()])).obj.accepted).toBe(0);
});

test('a version keeps 200 different errors, of which one user is the first to report 20', async () => {
  const different = (from: number, length: number) =>
    Array.from({ length }, (_, at) =>
      anError({ frames: [{ name: '', file: 'entry.js', line: from + at, column: 1 }] }),
    );
  for (const from of [1, 11]) expect((await report(different(from, 10))).obj.accepted).toBe(10);
  expect((await report(different(21, 1))).obj.accepted).toBe(0);
  expect((await report(different(21, 1), tenant.manager)).obj.accepted).toBe(1);
  await app.database.dataSource.query(
    `INSERT INTO thrown_error (remote, version, fingerprint, message, stack, user_id, count, first_at, last_at)
     VALUES ?`,
    [Array.from({ length: 179 }, (_, at) => [remote, '1.0.0', `${at}`, 'x', '', 99999, 1, 1, 4102444800000])],
  );
  expect((await report(different(30, 1), tenant.manager)).obj.accepted).toBe(0);
  expect((await report(different(1, 1), tenant.manager)).obj.accepted).toBe(1);
});

test('errors are forgotten after a month, and of many reports the newest are kept', async () => {
  await report([anError()]);
  const [group] = await listErrors();
  await app.database.dataSource.query(
    'INSERT INTO thrown_error_occurrence (error_id, reference, screen, browser, time) VALUES ?',
    [Array.from({ length: 60 }, (_, at) => [group?.id, `${at}`, '', 'Chrome', 1])],
  );
  const collect = app.app.get(CollectThrownErrors, { strict: false });
  const keep = async () => {
    const [row] = await app.database.dataSource.query<{ kept: string }[]>(
      'SELECT COUNT(*) AS kept FROM thrown_error_occurrence WHERE error_id = ?',
      [group?.id],
    );
    return Number(row?.kept);
  };
  await collect.removeOld(Date.now() + 29 * 86_400_000);
  expect([await keep(), (await listErrors()).length]).toEqual([thrownErrorLimits.occurrences, 1]);
  await collect.removeOld(Date.now() + 31 * 86_400_000);
  expect([await keep(), (await listErrors()).length]).toEqual([0, 0]);
});

test.each([
  ['nothing', () => []],
  ['too many', () => Array.from({ length: thrownErrorLimits.errors + 1 }, () => anError())],
  ['a long message', () => [anError({ message: 'x'.repeat(thrownErrorLimits.message + 1) })]],
  ['control characters', () => [anError({ message: 'a\u0007b' })]],
  ['a screen with markup', () => [anError({ screen: '<b>' })]],
  ['a browser of its own', () => [anError({ browser: 'Chrome <script>' })]],
  ['a reference of its own', () => [anError({ reference: "' OR 1=1" })]],
])('%s is refused', async (_what, errors) => {
  await report([anError()], tenant.manager);
  expect((await report(errors(), tenant.manager)).code).toBe('VALIDATION');
});

test('who is not signed in reports nothing, and who is no ADMIN reads nothing', async () => {
  expect((await app.anonymous().post('/api/remotes/errors', { errors: [anError()] })).status).toBe(401);
  expect((await app.as(tenant.manager).get(`/api/remotes/errors?remote=${remote}`)).status).toBe(403);
});

test('a user who reports all the time is told to wait', async () => {
  const answers: (string | undefined)[] = [];
  for (let sent = 0; sent <= thrownErrorLimits.messagesPerMinute; sent += 1)
    answers.push((await report([anError()], tenant.ops)).code);
  expect(answers).toContain('TOO_MANY_REQUESTS');
});

test('a team’s release finds its places in the source, by maps that are served to no one', async () => {
  const { obj } = (
    await app
      .as(tenant.admin)
      .post<{ obj: { token: string } }>('/api/remotes/tokens', { name: 'CI', remotes: [remote] })
  ).body;
  const team = new TestClient(app.origin, () => Promise.resolve({ authorization: `Bearer ${obj.token}` }));
  const map = { version: 3, sources: [`webpack://x/./src/screens/List.tsx`], names: [], mappings: 'AAAA,SAIE' };
  const files = new Map([...builtFiles(remote), ['entry.js.map', Buffer.from(JSON.stringify(map))]]);
  const upload = uploadOfArchive(await archiveOf(files));
  expect((await team.post(`/api/remotes/releases?remote=${remote}&version=2.0.0`, upload)).status).toBe(201);
  await releasesOf(app).promote(remote, '2.0.0', 'test');
  const frames = [
    { name: 'b', file: 'entry.js', line: 1, column: 10 },
    { name: 'c', file: '~/shell.js', line: 1, column: 1 },
  ];
  expect((await report([anError({ version: '2.0.0', frames })], tenant.manager)).obj.accepted).toBe(1);
  expect((await listErrors('', team as never))[0]?.stack).toEqual(['src/screens/List.tsx:5:3', 'c ~/shell.js:1:1']);
  expect((await team.get('/api/remotes/errors?remote=mf-other')).status).toBe(403);

  const folders = app.app.get(ArtefactFolder, { strict: false });
  expect(await folders.fill(remote, '2.0.0')).toBe(true);
  expect(await folders.fill(remote, '2.0.0', 'entry.js.map')).toBe(false);
  expect(existsSync(join(folder, remote, '2.0.0', 'entry.js'))).toBe(true);
  expect(existsSync(join(folder, remote, '2.0.0', 'entry.js.map'))).toBe(false);
  await app.as(tenant.admin).send('DELETE', `/api/remotes/versions?remote=${remote}&version=2.0.0&successor=1.0.0`);
  const maps = app.app.get(SourceMapRepository, { strict: false });
  expect(await maps.find(remote, '2.0.0', ['entry.js'])).toEqual(new Map());
});

test('a map of no script, and one that is no map, are refused', async () => {
  const send = async (path: string, content: string) => {
    const files = new Map([...builtFiles(remote), [path, Buffer.from(content)]]);
    const upload = uploadOfArchive(await archiveOf(files));
    const url = `/api/remotes/releases?remote=${remote}&version=3.0.0`;
    return (await app.as(tenant.admin).post<{ code?: string }>(url, upload)).body.code;
  };
  expect(await send('other.js.map', '{"version":3,"sources":[],"mappings":""}')).toBe('VALIDATION');
  expect(await send('entry.js.map', '{"version":3}')).toBe('VALIDATION');
});
