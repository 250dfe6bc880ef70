import type { RegistryDocument, ReleaseEvent, ReleaseToken, Rollout } from '@depot/contracts/deployments';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CanaryWatch } from '../rollout/canary-watch.js';
import { RolloutService } from '../rollout/rollout.service.js';
import { RolloutMetrics } from '../rollout/rollout-metrics.js';
import { aVersion, deploymentsApp, publish, releasesOf } from '../testing/deployments-app.js';
import { UnreadableVersions } from './unreadable-versions.js';

let app: TestApp;
let tenant: TestTenant;
let errors: jest.Spied<Logger['error']>;
const witness = 'mf-witness';
let count = 0;
/** Each test has a remote of its own beside the witness. */
let remote: string;

beforeAll(async () => {
  app = await deploymentsApp();
  tenant = await app.seedTenant();
  await publish(app, aVersion(witness, '1.0.0'));
});
afterAll(() => app.close());
beforeEach(async () => {
  remote = `mf-${'abcdefghijklmnop'.charAt(count++).repeat(3)}`;
  for (const version of ['1.0.0', '1.1.0']) await publish(app, aVersion(remote, version));
  errors = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
});
afterEach(async () => {
  errors.mockRestore();
  await app.database.dataSource.query('DELETE FROM remote_traffic WHERE remote = ?', [remote]);
  await app.database.dataSource.query('DELETE FROM remote_version WHERE remote = ?', [remote]);
});

const damage = (column: 'extras' | 'integrity', text: string, version = '1.0.0') =>
  app.database.dataSource.query(`UPDATE remote_version SET ${column} = ? WHERE remote = ? AND version = ?`, [
    text,
    remote,
    version,
  ]);
const served = async (as = tenant.store, query = '') => {
  const { status, body } = await app.as(as).get<RegistryDocument>(`/api/remotes${query}`);
  expect(status).toBe(200);
  return Object.fromEntries(
    Object.entries(body.microFrontends).map(([name, versions]) => [
      name,
      versions.map((each) => each.metadata.version),
    ]),
  );
};
const look = () => app.app.get(UnreadableVersions, { strict: false }).checkVersions();
const unreadable = async () =>
  (await app.operations().get<string>('/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith('remote_version_unreadable{') && line.includes(remote));

describe('a remote whose default version cannot be read', () => {
  test.each([
    ['cut off', 'extras', '{"team":"test'],
    ['of another shape', 'extras', '{"team":"testing"}'],
    ['nothing', 'extras', 'null'],
    ['without its hash', 'integrity', 'sha384-short'],
  ] as const)('(%s) is left out of the document; the others go on', async (_what, column, text) => {
    await damage(column, text);
    expect(await served()).toEqual({ [witness]: ['1.0.0'] });
    expect(await served(tenant.admin, '?all=true')).toEqual({ [witness]: ['1.0.0'], [remote]: ['1.1.0'] });
    expect((await app.anonymous().get('/api/remotes')).status).toBe(200);
  });

  test('is told of in the log and the figures, until it can be read again', async () => {
    await look();
    expect(await unreadable()).toEqual([]);
    await damage('extras', '{');
    await look();
    await look();
    expect(await unreadable()).toEqual([`remote_version_unreadable{remote="${remote}",version="1.0.0"} 1`]);
    expect(errors.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining(`${remote} 1.0.0 cannot be read in the registry`),
    ]);
    await damage('extras', JSON.stringify(aVersion(remote, '1.0.0').extras));
    await look();
    expect(await unreadable()).toEqual([]);
  });

  test('comes back with another version, and the damaged one can be purged', async () => {
    await damage('extras', '{');
    const split = [{ version: '1.1.0', traffic: 100, default: true }];
    expect((await app.as(tenant.admin).put('/api/remotes/traffic', { remote, split })).status).toBe(200);
    expect(await served()).toEqual({ [witness]: ['1.0.0'], [remote]: ['1.1.0'] });
    const which = `remote=${remote}&version=1.0.0`;
    expect((await app.as(tenant.admin).delete(`/api/remotes/versions?${which}`)).status).toBe(200);
  });

  test('holds up neither a release of another remote nor its promotion', async () => {
    await damage('extras', '{');
    expect(await publish(app, aVersion(witness, '1.1.0'))).toEqual({ isNew: true, isStable: false });
    await releasesOf(app).promote(witness, '1.1.0', 'test');
    expect((await served())[witness]).toEqual(['1.1.0']);
    await releasesOf(app).promote(witness, '1.0.0', 'test');
  });
});

test('users of a version beside the default that cannot be read get the default', async () => {
  const split = [
    { version: '1.0.0', traffic: 1, default: true },
    { version: '1.1.0', traffic: 99, default: false },
  ];
  await releasesOf(app).split(remote, split, 'test');
  await damage('extras', '{', '1.1.0');
  expect((await served())[remote]).toEqual(['1.0.0']);
});

test('users are spread by the shares where it cannot be read which part of them has a version', async () => {
  const split = [
    { version: '1.0.0', traffic: 0, default: true },
    { version: '1.1.0', traffic: 100, default: false },
  ];
  await releasesOf(app).split(remote, split, 'test');
  await app.database.dataSource.query("UPDATE remote_traffic SET places = '[[' WHERE remote = ?", [remote]);
  expect((await served())[remote]).toEqual(['1.1.0']);
  await app.app.get(CanaryWatch, { strict: false }).checkAll(Date.now());
});

test('a rollout that cannot be read stands still and is left out; those of others go on', async () => {
  const rollouts = app.app.get(RolloutService, { strict: false });
  await rollouts.start({ remote, version: '1.1.0', steps: [10, 100], everyMinutes: 1 }, 'test');
  await rollouts.start({ remote: witness, version: '1.1.0', steps: [10, 100], everyMinutes: 1 }, 'test');
  await app.database.dataSource.query("UPDATE remote_rollout SET steps = '[10' WHERE remote = ?", [remote]);
  await rollouts.advance(Date.now() + 3_600_000);
  await app.app.get(RolloutMetrics, { strict: false }).read();
  const { body } = await app.as(tenant.admin).get<{ list: Rollout[] }>('/api/remotes/rollouts');
  expect(body.list.map((each) => [each.remote, each.status])).toEqual([[witness, 'DONE']]);
});

test('an event that cannot be read keeps its time and its author in the history', async () => {
  await app.database.dataSource.query("UPDATE remote_event SET detail = '{' WHERE remote = ? AND kind = 'published'", [
    remote,
  ]);
  const { status, body } = await app
    .as(tenant.admin)
    .get<{ list: ReleaseEvent[] }>(`/api/remotes/history?remote=${remote}`);
  expect([status, body.list.map(({ kind, who }) => `${kind} by ${who}`)]).toEqual([
    200,
    ['published by test', 'split by test', 'published by test'],
  ]);
});

test('a token of which it cannot be read what it may release may release nothing, and is listed', async () => {
  const made = await app.as(tenant.admin).post<{ obj: { id: number; token: string } }>('/api/remotes/tokens', {
    name: 'a team',
    remotes: [remote],
    days: 1,
  });
  await app.database.dataSource.query("UPDATE release_token SET remotes = '[' WHERE id = ?", [made.body.obj.id]);
  const { status, body } = await app.as(tenant.admin).get<{ list: ReleaseToken[] }>('/api/remotes/tokens');
  expect([status, body.list.map(({ remotes }) => remotes)]).toEqual([200, [[]]]);
  const authorization = { authorization: `Bearer ${made.body.obj.token}` };
  expect((await app.anonymous().get(`/api/remotes/history?remote=${remote}`, authorization)).status).toBe(403);
});
