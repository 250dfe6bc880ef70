import type { RemoteVersion } from '@depot/contracts/deployments';
import { testApp, type TestApp, type TestAppOptions } from '@depot/node-testing';
import { DeploymentsModule, deploymentsMigrations, ReleaseService } from '../index.js';

/** The registry alone, with users in memory. */
export function deploymentsApp(env: TestAppOptions['env'] = {}): Promise<TestApp> {
  return testApp({ modules: [DeploymentsModule], migrations: [deploymentsMigrations], env });
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
      contractRange: '^1.0.0',
      navigation: [],
      routes: [{ path, title: { gb: 'List', cn: '列表' }, permission: 'order.read' }],
      integrity: {},
    },
  };
}

export const releasesOf = (app: TestApp): ReleaseService => app.app.get(ReleaseService, { strict: false });
