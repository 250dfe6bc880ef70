import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster } from '../../tools/database/cluster/cluster.mjs';
import { freePort, isPortTaken } from '../../tools/net/free-port.mjs';
import { ensureTestPrograms } from '../../tools/prerequisites/debian-program.mjs';
import { ensureSystemPackages } from '../../tools/prerequisites/system-packages.mjs';
import { onStop, stopAll, stopOnSignals } from '../../tools/process/stop.mjs';
import { line, Problem, step } from '../../tools/say/say.mjs';
import { environmentOf, launchProduct } from '../../tools/start/launch-product.mjs';
import { serve } from '../../tools/start/serve.mjs';
import { readSettings } from '../../tools/start/settings.mjs';
import { Edge } from './edge.mjs';

/** Places of the processes; each starts with the database server of its place. */
const places = [0, 1, 2];

/**
 * Runs the product on this machine as on several: three servers of a cluster, a process of the services at each, nginx
 * in front, and the demo. Stops and deletes everything when told to. `--no-build` serves the existing build.
 */
export async function runCluster(args) {
  stopOnSignals((signal) => signal === 'SIGINT' && line('\nStopping …'));
  const port = Number(process.env.PORT || 8080);
  if (await isPortTaken(port)) throw new Problem(`The port ${port} is taken; give another one with PORT.`);
  await ensureSystemPackages(['mariadb', 'chromium', 'font']);
  ensureTestPrograms(['nginx']);
  const folder = await mkdtemp(join(tmpdir(), 'depot-product-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  try {
    const cluster = await step('Three servers', () => Cluster.start());
    const ports = await launchProcesses(cluster, { folder, port, isBuilt: args.includes('--no-build') });
    const edge = new Edge({ folder: join(folder, 'edge'), port, ports });
    onStop(() => edge.stop());
    await step('nginx', () => edge.start());
    line(`\nDepot on three servers: http://localhost:${port}`);
    line(`The processes by themselves: ${ports.map((each) => `http://localhost:${each}`).join(', ')}`);
    line('Sign in as manager@depot.test or store@depot.test with depot-demo. Ctrl-C ends everything.');
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Returns the ports. The first prepares the database, and the demo is loaded through it. */
async function launchProcesses(cluster, { folder, port, isBuilt }) {
  const ports = await Promise.all(places.map(freePort));
  const settingsOf = (at) => {
    const own = { DEPOT_DATA: join(folder, `process-${at + 1}`), DEPOT_MODE: 'demo', PORT: String(ports[at]) };
    const common = { PUBLIC_URL: `http://localhost:${port}`, REMOTES_FOLDER: join(folder, 'artifacts') };
    return readSettings({ ...process.env, ...own, ...common, HOST: '127.0.0.1', DATABASE_URL: cluster.urlFrom(at) });
  };
  const first = settingsOf(0);
  await launchProduct(first, { isBuilt });
  const { DEPOT_SECRET } = await environmentOf(first, first.databaseUrl);
  for (const at of places.slice(1)) {
    const { host, dataFolder, ...rest } = settingsOf(at);
    await mkdir(dataFolder);
    const env = { ...(await environmentOf({ ...rest, dataFolder }, rest.databaseUrl)), DEPOT_SECRET };
    await step(`Process ${at + 1}`, () => serve({ port: rest.port, host, dataFolder, env }));
  }
  return ports;
}
