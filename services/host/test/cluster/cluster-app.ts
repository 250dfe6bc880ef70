import { Db, openDataSource } from '@depot/node-database';
import { createApp } from '@depot/node-http';
import { TestApp, testConfig } from '@depot/node-testing';
import { composeModules } from '../../src/compose.js';
import { domains } from '../../src/domains.js';

/** Processes started by `npm test -- --only cluster walk`: one at each of three servers, behind nginx. */
interface StartedCluster {
  /** One of the servers. */
  databaseUrl: string;
  /** nginx, which asks the processes in turn. */
  edge: string;
  /** The processes by themselves. */
  processes: readonly string[];
}

function startedCluster(): StartedCluster {
  const { DEPOT_TEST_CLUSTER: told } = process.env;
  if (!told) throw new Error('There is no cluster: npm test -- --only cluster walk');
  return JSON.parse(told) as StartedCluster;
}

/** The product on a cluster, as people meet it. */
export interface ClusterApp {
  /** Its clients ask nginx. */
  app: TestApp;
  /** The same application with clients of one process each. */
  processes: readonly TestApp[];
}

/** Creates tenants in a separate application that receives no requests. */
export async function clusterApp(): Promise<ClusterApp> {
  const { databaseUrl: url, edge, processes } = startedCluster();
  const config = testConfig(url);
  const dataSource = await openDataSource(config);
  const database = { url, dataSource, db: new Db(dataSource), drop: () => Promise.resolve() };
  const inner = await createApp({ config, dataSource, modules: composeModules(domains, undefined) });
  const asking = (origin: string) => new TestApp(inner, origin, database, undefined);
  await inner.init();
  return { app: asking(edge), processes: processes.map(asking) };
}
