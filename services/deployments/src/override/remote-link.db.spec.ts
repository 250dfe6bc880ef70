import type { ReaderVersion, RegistryDocument, RemoteLink } from '@depot/contracts/deployments';
import { type TestApp, TestClient, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aVersion, deploymentsApp, publish, publishOnly } from '../testing/deployments-app.js';
import { RemoteLinkRepository } from './remote-link.repository.js';

const remote = 'mf-orders';
const origin = 'http://localhost:4201';
let app: TestApp;
let own: TestTenant;
let other: TestTenant;
beforeAll(async () => {
  app = await deploymentsApp({ DEV_ORIGINS: 'http://localhost:*' });
  [own, other] = [await app.seedTenant(), await app.seedTenant('Harbor Supply')];
  await publish(app, aVersion(remote, '1.0.0'));
  await publish(app, aVersion(remote, '1.1.0'));
  await publishOnly(app, aVersion('mf-coming', '1.0.0'));
});
afterAll(() => app.close());

type Failure = { code?: string; message: string };
const create = (request: object, by = app.as(own.admin)) =>
  by.post<{ obj: RemoteLink } & Failure>('/api/remotes/links', { remote, user: other.store.username, ...request });
const linkTo = async (request: object) => (await create(request)).body.obj;
const open = ({ id }: Pick<RemoteLink, 'id'>, client: TestClient) =>
  client.post<{ obj: { remote: string; path: string } }>('/api/remotes/links/open', { id });
const documentOf = async (client: TestClient) =>
  (await client.get<RegistryDocument>('/api/remotes')).body.microFrontends;
const versionOf = async (client: TestClient, name = remote) => (await documentOf(client))[name]?.[0]?.metadata.version;
const end = ({ id }: RemoteLink, client = app.as(own.admin)) => client.delete(`/api/remotes/links?id=${id}`);
const passTime = () => app.database.dataSource.query('UPDATE remote_link SET until = 1');
const teamOf = async (...remotes: string[]) => {
  const { body } = await app
    .as(own.admin)
    .post<{ obj: { id: number; token: string } }>('/api/remotes/tokens', { name: 'Orders CI', remotes });
  const headers = { authorization: `Bearer ${body.obj.token}` };
  return { id: body.obj.id, client: new TestClient(app.origin, () => Promise.resolve(headers)) };
};

describe('a preview', () => {
  test('is opened by its user alone, counts for that user alone, and ends with its link', async () => {
    const link = await linkTo({ version: '1.1.0' });
    expect(link).toMatchObject({ remote, version: '1.1.0', user: other.store.username, openedAt: null });
    expect(link.address).toMatch(new RegExp(`/in/open\\?id=${link.id}$`));
    const mine = app.as(other.store);
    expect(await versionOf(mine)).toBe('1.0.0');
    for (const user of [own.admin, own.store, other.admin, other.viewer])
      expect((await open(link, app.as(user))).status).toBe(404);
    expect((await open(link, app.anonymous())).status).toBe(401);
    expect((await open(link, mine)).body.obj).toMatchObject({ remote, path: 'orders/list' });
    expect(await versionOf(mine)).toBe('1.1.0');
    expect(await versionOf(app.as(other.store))).toBe('1.1.0');
    for (const user of [own.admin, own.store, other.admin, other.viewer])
      expect(await versionOf(app.as(user))).toBe('1.0.0');
    expect((await open(link, mine)).status).toBe(200);
    expect((await end(link)).status).toBe(200);
    expect(await versionOf(mine)).toBe('1.0.0');
    expect((await open(link, mine)).status).toBe(404);
    expect((await end(link)).status).toBe(404);
  });

  test('ends at its time, which is a day if no other is named, and a week at most', async () => {
    const link = await linkTo({ version: '1.1.0' });
    expect(link.until - link.createdAt).toBe(24 * 3_600_000);
    await open(link, app.as(other.store));
    await passTime();
    expect(await versionOf(app.as(other.store))).toBe('1.0.0');
    expect((await open(link, app.as(other.store))).status).toBe(404);
    expect((await create({ version: '1.1.0', minutes: 10_081 })).status).toBe(400);
    await app.app.get(RemoteLinkRepository, { strict: false }).removeOld();
    expect(await app.database.dataSource.query('SELECT id FROM remote_link')).toEqual([]);
  });

  test('is left by its user, and explained to ADMIN', async () => {
    const link = await linkTo({ version: '1.1.0' });
    const mine = app.as(other.store);
    await open(link, mine);
    const explained = async () => {
      const { body } = await app
        .as(own.admin)
        .get<{ list: ReaderVersion[] }>(`/api/remotes/reader?user=${other.store.username}`);
      return body.list.find((each) => each.remote === remote);
    };
    expect(await explained()).toMatchObject({ version: '1.1.0', reason: 'preview', until: link.until });
    expect((await app.as(other.viewer).delete(`/api/remotes/override?remote=${remote}`)).status).toBe(404);
    expect((await mine.delete(`/api/remotes/override?remote=${remote}`)).status).toBe(200);
    expect(await versionOf(mine)).toBe('1.0.0');
    expect(await explained()).toMatchObject({ version: '1.0.0', reason: 'default' });
  });

  test('shows a remote that users were never given, to its user alone', async () => {
    const link = await linkTo({ remote: 'mf-coming', version: '1.0.0' });
    await open(link, app.as(other.store));
    expect(await versionOf(app.as(other.store), 'mf-coming')).toBe('1.0.0');
    expect(await versionOf(app.as(own.admin), 'mf-coming')).toBeUndefined();
    expect((await documentOf(app.as(other.store)))['mf-coming']?.[0]?.extras.preview).toEqual({ until: link.until });
    await end(link);
  });

  test('of a version that is purged shows what others have', async () => {
    await publish(app, aVersion(remote, '1.2.0'));
    await open(await linkTo({ version: '1.2.0' }), app.as(other.store));
    expect(await versionOf(app.as(other.store))).toBe('1.2.0');
    await app.as(own.admin).delete(`/api/remotes/versions?remote=${remote}&version=1.2.0`);
    expect(await versionOf(app.as(other.store))).toBe('1.0.0');
  });

  test.each([
    [{ version: '1.1.0', user: 'nobody@x.test' }, 400, 'No user signs in with nobody@x.test.'],
    [{ version: '9.9.9' }, 404, 'mf-orders 9.9.9 was never published.'],
    [{}, 400, 'A link opens either a version or an origin.'],
    [{ version: '1.1.0', origin }, 400, 'A link opens either a version or an origin.'],
    [{ origin: 'https://elsewhere.example' }, 400, 'is not among the allowed origins'],
    [{ origin, minutes: 481 }, 400, 'eight hours at most'],
  ])('%j is refused', async (request, code, reason) => {
    const { status, body } = await create(request);
    expect([status, JSON.stringify(body)]).toEqual([code, expect.stringContaining(reason)]);
  });

  test('is made by ADMIN alone', async () => {
    for (const user of [own.manager, own.store])
      expect((await create({ version: '1.1.0' }, app.as(user))).status).toBe(403);
  });
});

describe('a team with its token', () => {
  test('lets a user of any role develop its remote: in the session that opens the link, until the token ends', async () => {
    const team = await teamOf(remote);
    const { obj: link } = (await create({ origin, minutes: 60 }, team.client)).body;
    expect(link).toMatchObject({ origin, who: 'Orders CI' });
    const [mine, elsewhere] = [app.as(other.store), app.as(other.store)];
    const { headers } = await open(link, mine);
    expect(headers['set-cookie']).toMatch(/depot-override=.*HttpOnly/);
    expect((await documentOf(mine))[remote]?.[0]?.extras.override).toMatchObject({ origin, until: link.until });
    expect((await documentOf(elsewhere))[remote]?.[0]?.extras.override).toBeUndefined();
    await app.as(own.admin).delete(`/api/remotes/tokens?id=${team.id}`);
    expect((await documentOf(mine))[remote]?.[0]?.extras.override).toBeUndefined();
    expect((await open(link, mine)).status).toBe(404);
  });

  test('goes back by the button, and by the end of its link', async () => {
    const { client } = await teamOf(remote);
    const mine = app.as(other.store);
    const overridden = async () => (await documentOf(mine))[remote]?.[0]?.extras.override !== undefined;
    const { obj: link } = (await create({ origin }, client)).body;
    await open(link, mine);
    expect(await overridden()).toBe(true);
    expect((await mine.delete(`/api/remotes/override?remote=${remote}`)).status).toBe(200);
    expect(await overridden()).toBe(false);
    await open(link, mine);
    expect(await overridden()).toBe(true);
    expect((await end(link, client)).status).toBe(200);
    expect(await overridden()).toBe(false);
  });

  test('makes, sees and ends links to its own remotes alone', async () => {
    const [team, foreign] = [await teamOf(remote), await teamOf('mf-other')];
    expect((await create({ version: '1.1.0' }, foreign.client)).status).toBe(403);
    const { obj: link } = (await create({ version: '1.1.0' }, team.client)).body;
    const seen = async (client: TestClient) =>
      (await client.get<{ list: RemoteLink[] }>('/api/remotes/links')).body.list.map(({ id }) => id);
    expect(await seen(team.client)).toContain(link.id);
    expect(await seen(foreign.client)).toEqual([]);
    expect((await end(link, foreign.client)).status).toBe(403);
    expect((await open(link, team.client)).status).toBe(401);
  });
});

test('what another user opens is not stored as opened', async () => {
  const link = await linkTo({ version: '1.1.0' });
  await open(link, app.as(own.ops));
  const [row] = await app.database.dataSource.query<{ userId: number; opened_at: number | null }[]>(
    'SELECT user_id AS userId, opened_at FROM remote_link WHERE id = ?',
    [link.id],
  );
  expect(row).toMatchObject({ userId: other.store.id, opened_at: null });
});
