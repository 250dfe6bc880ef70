import { ClusterServers } from '../../lab/stress/cluster-servers.mjs';
import { makeTenants } from '../../lab/stress/world.mjs';
import { runJest } from './jest.mjs';

/**
 * Every route of the product by requests that nginx gives to the processes at three servers in turn, beside one server
 * that is asked the same.
 */
export async function walkOnCluster() {
  const servers = await ClusterServers.start();
  try {
    // brings the schema up to date on the way
    await makeTenants(servers.environmentOf(0), 1);
    await servers.startServices();
    const processes = servers.processes.map(({ port }) => `http://127.0.0.1:${port}`);
    const told = { databaseUrl: servers.databaseUrl, edge: servers.origins[0], processes };
    return await runJest({
      config: 'tools/jest/cluster.config.mjs',
      env: { DEPOT_TEST_CLUSTER: JSON.stringify(told) },
    });
  } finally {
    await servers.stop();
  }
}
