import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEverywhere } from '../../tools/build/build-all.mjs';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { onStop, stopAll } from '../../tools/process/stop.mjs';
import { line, Problem, step } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { Edge } from '../cluster/edge.mjs';
import { AtWork } from './at-work.mjs';
import { makeDemo } from './demo-data.mjs';
import { installed, releases } from './installed-release.mjs';
import { People } from './people.mjs';
import { assertConsistent, Version } from './version.mjs';

/**
 * From the newest release to this checkout on the release's own data while people work, behind the documented proxy;
 * then a backup of the older version is brought back, by itself and into this one.
 *
 * @returns `{ passed, failed }`
 */
export async function runUpgrade() {
  await step('Build', () => runEverywhere('build'));
  const release = (await releases()).at(-1);
  const folder = await step(`Depot ${release.version} (${release.commit.slice(0, 8)})`, (note) =>
    installed(release, note),
  );
  const own = await mkdtemp(join(tmpdir(), 'depot-upgrade-'));
  try {
    const database = await temporaryMariadb();
    onStop(database.remove);
    const url = `${database.url}depot`;
    const way = { own, old: new Version(release.version, folder, url), now: new Version('this version', root, url) };
    await fill(way, url);
    await upgrade(way);
    await goBack(way);
    const kept = join(root, '.data/released', `depot-${release.version}.sql.gz`);
    await copyFile(join(own, 'older.sql.gz'), kept);
    line(`  The backup of ${release.version} is kept as ${kept}.`);
    return { passed: 2, failed: 0 };
  } finally {
    await stopAll();
    await rm(own, { recursive: true, force: true });
  }
}

/** The demo as the older version makes it, through its own commands. */
async function fill({ old, own }, url) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(new URL('/', url).href);
  await connection.query('CREATE DATABASE depot CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  await connection.end();
  await makeDemo(old, own);
}

/** Upgrades by docs/operations.md, while orders are placed, shipped, billed and paid. */
async function upgrade({ old, now, own }) {
  const ports = [await freePort(), await freePort()];
  const processes = await Promise.all(ports.map((port) => old.serve(port)));
  const edge = new Edge({ folder: join(own, 'edge'), port: await freePort(), ports });
  onStop(() => edge.stop());
  await edge.start();
  const atWork = await AtWork.begin(edge.origin);
  await atWork.while(`A backup by ${old.name}`, () => old.run(['tools/backup.mjs', join(own, 'older.sql.gz')]));
  await atWork.while('The schema of this version, served by the older one', () =>
    now.run(['services/host/dist/main.js', '--migrate-only']),
  );
  for (const [at, port] of ports.entries())
    await atWork.while(`Process ${at + 1} of ${ports.length} replaced`, async () => {
      await processes[at].stop();
      processes[at] = await now.serve(port);
    });
  try {
    await atWork.end();
  } finally {
    await edge.stop();
    await Promise.all(processes.map(({ stop }) => stop()));
  }
  await step('The books agree', () => assertConsistent(now));
}

/** Returns to the older version, and the case in which only its backup is left. */
async function goBack({ old, now, own }) {
  const file = join(own, 'older.sql.gz');
  for (const version of [old, now]) {
    await step(`The older backup restored by ${version.name}`, async () => {
      await version.run(['tools/restore.mjs', file, '--yes']);
      const port = await freePort();
      const process = await version.serve(port);
      const people = await People.begin(`http://127.0.0.1:${port}`, 1);
      await people.begun(2);
      await people.end();
      await process.stop();
      if (people.failures.length > 0) throw new Problem(people.failures.join('\n'));
    });
  }
  await step('The books agree', () => assertConsistent(now));
}
