import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Cluster } from '../../tools/database/cluster/cluster.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { onStop } from '../../tools/process/stop.mjs';
import { step } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { Edge } from '../cluster/edge.mjs';
import { AtWork } from './at-work.mjs';
import { makeDemo } from './demo-data.mjs';
import { assertConsistent, Version } from './version.mjs';

const nextVersion = pathToFileURL(join(import.meta.dirname, 'next-version.mjs')).href;

/**
 * From this version to the next on three servers while people work: a backup of one server, a migration that adds, at
 * one server for all, the process at each replaced one after the other. Then the backup is brought back into the
 * cluster. The next version is this one with a migration more; the newest release knows no cluster yet.
 *
 * @returns `{ passed, failed }`
 */
export async function upgradeOnCluster() {
  const own = await mkdtemp(join(tmpdir(), 'depot-upgrade-'));
  const cluster = await step('Three servers', () => Cluster.start());
  try {
    const now = new Version('this version', root, cluster.urlOf(0));
    const next = new Version('the next version', root, cluster.urlOf(0), { NODE_OPTIONS: `--import=${nextVersion}` });
    await makeDemo(now, own);
    await replaceAll({ cluster, own, now, next });
    await bringBack({ cluster, own, next });
    return { passed: 2, failed: 0 };
  } finally {
    await cluster.stop();
    await rm(own, { recursive: true, force: true });
  }
}

async function replaceAll({ cluster, own, now, next }) {
  const ports = await Promise.all(cluster.nodes.map(freePort));
  const serve = (version, at) => version.serve(ports[at], { DATABASE_URL: cluster.urlFrom(at) });
  const processes = [];
  const edge = new Edge({ folder: join(own, 'edge'), port: await freePort(), ports });
  const end = async () => {
    await edge.stop();
    await Promise.all(processes.map(({ stop }) => stop()));
  };
  const forget = onStop(end);
  try {
    for (const at of ports.keys()) processes[at] = await serve(now, at);
    await edge.start();
    const atWork = await AtWork.begin(edge.origin);
    await atWork.while('A backup of the second server', () =>
      now.run(['tools/backup.mjs', join(own, 'of-cluster.sql.gz')], { DATABASE_URL: cluster.urlOf(1) }),
    );
    await atWork.while('The schema of the next version, at the third server', () =>
      next.run(['services/host/dist/main.js', '--migrate-only'], { DATABASE_URL: cluster.urlFrom(2) }),
    );
    for (const at of ports.keys())
      await atWork.while(`Process ${at + 1} of ${ports.length} replaced`, async () => {
        await processes[at].stop();
        processes[at] = await serve(next, at);
      });
    await atWork.end();
  } finally {
    await end();
    forget();
  }
  // the check of the books must know the schema, too
  await import(nextVersion);
  for (const at of ports.keys())
    await step(`The books agree, as server ${at + 1} has them`, () =>
      assertConsistent({ env: { ...now.env, DATABASE_URL: cluster.urlOf(at) } }),
    );
}

/** Restores the backup to every server, and serves it at another one. */
async function bringBack({ cluster, own, next }) {
  const port = await freePort();
  await step('The backup restored into the cluster', async () => {
    await next.run(['tools/restore.mjs', join(own, 'of-cluster.sql.gz'), '--yes']);
    const process = await next.serve(port, { DATABASE_URL: cluster.urlFrom(2) });
    const atWork = await AtWork.begin(`http://127.0.0.1:${port}`);
    await atWork.end();
    await process.stop();
  });
  await step('The books agree', () => assertConsistent(next));
}
