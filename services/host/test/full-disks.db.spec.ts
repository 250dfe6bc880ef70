import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { contractVersion, type ShellFacts } from '@depot/contracts/deployments';
import { formatBackupName } from '@depot/node-backup';
import { eventually, type TestApp, testPassword, type TestTenant } from '@depot/node-testing';
import { fileForm } from '@depot/service-testing/import-file';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pack } from 'tar-stream';
import { backUpDaily } from '../src/daily-backup.js';

// Starts processes of the product.
jest.setTimeout(180_000);

/** Between SIGUSR2 and the next one, writes for prints and releases go to a full device. */
const withoutRoom = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { writeFile } = fs.promises;
  let isFull = true;
  process.on('SIGUSR2', () => (isFull = !isFull));
  fs.promises.writeFile = (path, ...more) =>
    writeFile(isFull && /depot-chromium-|depot-full-/.test(String(path)) ? '/dev/full' : path, ...more);
  syncBuiltinESMExports();`;

const shell: ShellFacts = { contract: contractVersion, port: '1.2.0', shared: { react: '19.3.1' }, exports: {} };

/** A small built remote as a `.tar.gz`. */
async function archive(): Promise<Buffer> {
  const entry = Buffer.from('the entry');
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const extras = {
    team: 'testing',
    commit: 'c0ffee',
    contractRange: `^${contractVersion}`,
    navigation: [],
    routes: [{ path: 'full/list', title: { gb: 'List', cn: '列表' }, permission: 'order.read' }],
    integrity: { 'entry.js': integrity },
    names: { endpoints: [], tags: [], storageKeys: [], queues: [], locales: ['mf-full'], cssPrefix: 'mf-full-' },
  };
  const manifest = { name: 'mf_full', metaData: { remoteEntry: { name: 'entry.js' } }, shared: [] };
  const files = pack();
  files.entry({ name: 'mf-manifest.json' }, JSON.stringify(manifest));
  files.entry({ name: 'extras.json' }, JSON.stringify(extras));
  files.entry({ name: 'entry.js' }, entry);
  files.finalize();
  return buffer(files.pipe(createGzip()));
}

describe('while a disk is full', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let folder: string;
  let running: ServiceProcess | undefined;

  beforeAll(async () => {
    app = await wholeProduct();
    tenant = await app.seedTenant();
    folder = await mkdtemp(join(tmpdir(), 'depot-full-'));
    await chmod(folder, 0o755); // Chromium is not root
    await app.db
      .unscoped('one shell serves all tenants')
      .execute('REPLACE INTO served_shell (process, facts, seen_at) VALUES (:process, :facts, :seenAt)', {
        process: 'elsewhere',
        facts: JSON.stringify(shell),
        seenAt: Date.now() + 3_600_000,
      });
  });
  afterEach(() => running?.kill());
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const start = async () => {
    running = await ServiceProcess.start(app.database.url, {
      preload: withoutRoom,
      REMOTES_FOLDER: join(folder, 'remotes'),
      TMPDIR: folder,
    });
    const { origin } = running;
    const login = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ username: tenant.admin.username, password: testPassword }),
      headers: { 'content-type': 'application/json' },
    });
    const { token } = (await login.json()) as { token: string };
    const authorization = `Bearer ${token}`;
    const post = (path: string, body: FormData | string) =>
      fetch(origin + path, {
        method: 'POST',
        body,
        headers: { authorization, ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
      });
    return { origin, post };
  };
  /** The signal takes effect a moment later. */
  const until = (status: number, ask: () => Promise<Response>) =>
    eventually(ask, (answer) => {
      if (answer.status === status) return true;
      if (![200, 201, 503].includes(answer.status)) throw new Error(`${answer.status} of ${answer.url}`);
      answer.body?.cancel().catch(() => undefined);
      return false;
    });
  const told = async (answer: Response) => {
    const { code, message } = (await answer.json()) as { code: string; message: string };
    return { code, message, retryAfter: answer.headers.get('retry-after') };
  };
  const refusal = (words: string) => ({
    code: 'UNAVAILABLE',
    retryAfter: '1',
    message: expect.stringContaining(words) as unknown,
  });
  const ready = async (origin: string) => (await fetch(`${origin}/health/ready`)).status;

  it('a print is refused in words, leaves no profile, and the next one works', async () => {
    const { origin, post } = await start();
    const print = () =>
      post(
        '/api/document/qr-code/download',
        JSON.stringify({ qrCodes: [{ qrValue: 'U7K3M9PQ2RSTV4WX', qrText: 'x' }] }),
      );
    const profiles = async () => (await readdir(folder)).filter((name) => name.startsWith('depot-chromium-'));
    const refused = await print();
    expect(refused.status).toBe(503);
    expect(await told(refused)).toEqual(refusal('the disk of the server is full'));
    expect(await profiles()).toEqual([]);
    expect(await ready(origin)).toBe(200);
    running?.signal('SIGUSR2');
    expect((await until(200, print)).status).toBe(200);
  });

  it('a release is refused in words, nothing of it is stored, and it can be sent again', async () => {
    const { origin, post } = await start();
    const content = await archive();
    const release = () =>
      post('/api/remotes/releases?remote=mf-full&version=1.0.0', fileForm(content, 'remote.tar.gz'));
    const stored = async () =>
      app.db
        .unscoped('a remote serves all tenants alike')
        .query('SELECT version FROM remote_artefact WHERE remote = :remote', { remote: 'mf-full' });
    const refused = await release();
    expect([refused.status, await told(refused)]).toEqual([503, refusal('no room for this version')]);
    expect(await stored()).toEqual([]);
    expect(await readdir(join(folder, 'remotes', 'mf-full'))).toEqual([]);
    expect(await ready(origin)).toBe(200);
    running?.signal('SIGUSR2');
    expect((await until(201, release)).status).toBe(201);
    // another process with a full folder reports it, and serves the file once there is space
    const file = () => fetch(`${origin}/remotes/mf-full/1.0.0/entry.js`);
    running?.signal('SIGUSR2');
    const missing = await until(503, async () => {
      await rm(join(folder, 'remotes'), { recursive: true, force: true });
      return file();
    });
    expect(await told(missing)).toEqual(refusal('no room for this version'));
    expect(await readdir(join(folder, 'remotes', 'mf-full'))).toEqual([]);
    running?.signal('SIGUSR2');
    expect(await (await until(200, file)).text()).toBe('the entry');
  });

  it('a daily backup fails with the reason, leaves nothing and keeps the last one; the next try is whole', async () => {
    const backups = join(folder, 'backups');
    const [first, second] = [Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 21)];
    await backUpDaily(app.database.url, backups, first);
    const unfinished = join(backups, `${formatBackupName(second)}.unfinished`);
    // The backup has claimed its file and waits for a migration; its later writes find a full disk.
    const migration = app.database.dataSource.createQueryRunner();
    await migration.query(`SELECT GET_LOCK(CONCAT('depot.migrate.', DATABASE()), 0)`);
    const made = expect(backUpDaily(app.database.url, backups, second)).rejects.toThrow(
      `no room for a backup in ${backups}`,
    );
    await eventually(
      () => readdir(backups),
      (names) => names.includes(basename(unfinished)),
    );
    await rm(unfinished);
    await symlink('/dev/full', unfinished);
    await migration.query(`SELECT RELEASE_LOCK(CONCAT('depot.migrate.', DATABASE()))`);
    await migration.release();
    await made;
    await expect(readlink(unfinished)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(backups)).toEqual([formatBackupName(first)]);
    await backUpDaily(app.database.url, backups, second);
    expect((await readdir(backups)).sort()).toEqual([first, second].map(formatBackupName));
  });
});
