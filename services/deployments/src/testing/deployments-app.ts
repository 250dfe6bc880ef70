import { contractVersion, type RemoteVersion, type ShellFacts, shellName } from '@depot/contracts/deployments';
import { type Operation, OperationsModule } from '@depot/node-http';
import { type TestApp, testApp, type TestAppOptions } from '@depot/node-testing';
import { deploymentsMigrations, DeploymentsModule, ReleaseService } from '../deployments.module.js';
import type { Publication } from '../release/release.service.js';

/** A shell that offers everything that `aVersion` needs. */
export const aShell: ShellFacts = {
  contract: contractVersion,
  port: '1.2.0',
  shared: { react: '19.3.1', '@depot/ui': '1.1.0' },
  exports: { '@depot/ui': ['Button', 'Page'] },
};

/** What the services of `deploymentsApp` offer. */
const offered: Operation[] = [
  { id: 'ordersQuery', method: 'POST', path: '/order/query' },
  { id: 'adminImport', method: 'POST', path: '/import/:kind' },
];

/** The registry alone, with users in memory; unless the environment names a shell, another process serves one. */
export async function deploymentsApp(env: TestAppOptions['env'] = {}): Promise<TestApp> {
  const modules = [DeploymentsModule, OperationsModule.register(offered)];
  const app = await testApp({ modules, migrations: [deploymentsMigrations], env });
  if (!env.SHELL_FOLDER) await serveElsewhere(app, aShell);
  return app;
}

/** As if another process served that shell for as long as the test lasts. */
export async function serveElsewhere(app: TestApp, shell: ShellFacts): Promise<void> {
  await app.db
    .unscoped('one shell serves all tenants')
    .execute('REPLACE INTO served_shell (process, facts, seen_at) VALUES (:process, :facts, :seenAt)', {
      process: 'elsewhere',
      facts: JSON.stringify(shell),
      seenAt: Date.now() + 3_600_000,
    });
}

/** A version that passes every check: `path` is its one page. */
export function aVersion(remote: string, version: string, path = `${remote.slice(3)}/list`): RemoteVersion {
  return {
    remote,
    version,
    url: `/remotes/${remote}/${version}/mf-manifest.json`,
    integrity: `sha384-${Buffer.from(`${remote}@${version}`.padEnd(48, '.').slice(0, 48)).toString('base64')}`,
    extras: {
      team: 'testing',
      commit: 'c0ffee',
      contractRange: `^${contractVersion}`,
      navigation: [],
      routes: [{ path, title: { gb: 'List', cn: '列表' }, permission: 'order.read' }],
      integrity: {},
      names: { endpoints: [], tags: [], storageKeys: [], queues: [], locales: [remote], cssPrefix: `${remote}-` },
    },
  };
}

export const releasesOf = (app: TestApp): ReleaseService => app.app.get(ReleaseService, { strict: false });

/** Publishes a version as if its files had come. No user gets it. */
export const publishOnly = (app: TestApp, release: RemoteVersion): Promise<Publication> =>
  releasesOf(app).publish({ release, files: new Map([['mf-manifest.json', Buffer.from(release.integrity)]]) }, 'test');

/** Publishes a version, and gives the first one of a remote to all users, as an operator does. */
export async function publish(app: TestApp, release: RemoteVersion): Promise<Publication> {
  const { remote, version } = release;
  const isFirst = (await releasesOf(app).list([remote])).length === 0;
  const publication = await publishOnly(app, release);
  if (!isFirst || remote === shellName) return publication;
  await releasesOf(app).promote(remote, version, 'test');
  return { ...publication, isStable: true };
}
