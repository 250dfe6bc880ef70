import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegistryDocument, type Release } from '@depot/contracts/deployments';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ArtefactFolder } from '../artefact/artefact-folder.js';
import { aVersion, deploymentsApp, publish, releasesOf } from '../testing/deployments-app.js';
import { ReleaseRepository } from '../version/release.repository.js';

let app: TestApp;
let tenant: TestTenant;
let folder: string;
let count = 0;
/** Each test has a remote of its own. */
let remote: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-purge-'));
  app = await deploymentsApp({ REMOTES_FOLDER: folder });
  tenant = await app.seedTenant();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  remote = `mf-${'abcdefgh'.charAt(count++).repeat(3)}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(app, aVersion(remote, version));
});

const artefacts = () => app.app.get(ArtefactFolder, { strict: false });
const purge = (version: string, successor?: string, as = tenant.admin) =>
  app
    .as(as)
    .send<{ code?: string; message: string }>(
      'DELETE',
      `/api/remotes/versions?remote=${remote}&version=${version}${successor ? `&successor=${successor}` : ''}`,
    );
const shares = async () => {
  const { list } = (await app.as(tenant.admin).get<{ list: Release[] }>(`/api/remotes/releases?remote=${remote}`)).body;
  return Object.fromEntries(list.map(({ version, traffic }) => [version, traffic]));
};
const served = async () =>
  (await app.as(tenant.store).get<RegistryDocument>('/api/remotes')).body.microFrontends[remote]?.[0]?.metadata.version;

test('a version that nobody has is gone with its files, in the folder of each process, too, and never comes back', async () => {
  await artefacts().fill(remote, '1.2.0');
  expect(existsSync(join(folder, remote, '1.2.0'))).toBe(true);
  expect((await purge('1.2.0')).status).toBe(200);
  expect(await shares()).toEqual({ '1.0.0': 100, '1.1.0': 0 });
  expect(await artefacts().isPurged(remote, '1.2.0')).toBe(true);
  expect(existsSync(join(folder, remote, '1.2.0'))).toBe(false);
  expect(await artefacts().fill(remote, '1.2.0')).toBe(false);
  await expect(publish(app, aVersion(remote, '1.2.0'))).rejects.toThrow('was purged');
  expect((await purge('1.2.0')).body.code).toBe('NOT_FOUND');
});

test('the share of one beside the default goes to the default, and a rollout of it ends', async () => {
  await releasesOf(app).split(
    remote,
    [
      { version: '1.0.0', traffic: 70, default: true },
      { version: '1.1.0', traffic: 10, default: false },
      { version: '1.2.0', traffic: 20, default: false },
    ],
    'test',
  );
  expect((await purge('1.2.0')).status).toBe(200);
  expect(await shares()).toEqual({ '1.0.0': 90, '1.1.0': 10 });
});

test('the default is followed by the version that is named, and by none of itself', async () => {
  const counter = () => app.app.get(ReleaseRepository, { strict: false }).readCounter();
  const before = await counter();
  expect((await purge('1.0.0')).body.code).toBe('VALIDATION');
  expect((await purge('1.0.0', '1.0.0')).body.code).toBe('VALIDATION');
  expect((await purge('1.0.0', '9.9.9')).body.code).toBe('NOT_FOUND');
  expect(await served()).toBe('1.0.0');
  expect((await purge('1.0.0', '1.1.0')).status).toBe(200);
  expect([await served(), await shares()]).toEqual(['1.1.0', { '1.1.0': 100, '1.2.0': 0 }]);
  expect(await counter()).toBeGreaterThan(before);
});

test('only ADMIN may, and the log tells it', async () => {
  expect((await purge('1.2.0', undefined, tenant.manager)).status).toBe(403);
  await purge('1.2.0');
  const rows = await app.database.dataSource.query<{ text_gb: string }[]>(
    "SELECT text_gb FROM activity_log WHERE operation = 'deploymentsPurge' AND completed = 1 AND text_gb LIKE ?",
    [`%${remote}%`],
  );
  expect(rows.map(({ text_gb }) => text_gb)).toEqual([`Purged ${remote} 1.2.0`]);
});
