import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../net/free-port.mjs';
import { findChromium } from '../prerequisites/printing.mjs';
import { mustRun, runCommand } from '../process/run-command.mjs';
import { root } from '../workspace-root.mjs';
import { checks } from './checks.mjs';
import { stateOfFonts } from './checks/chromium.mjs';
import { stateOfNode } from './checks/node.mjs';
import { lookAt, verdictOf } from './examine.mjs';
import { readOffer } from './next-bundle.mjs';

const name = `depot_doctor_test_${process.pid}`;
const server = process.env.DEPOT_TEST_DATABASE_URL;
const timeoutMs = 180_000;

let folder;
let database;
let product;
let env;

/** A process of the services that is ready. */
async function serve(settings) {
  const child = spawn(process.execPath, ['services/host/dist/main.js'], { cwd: root, env: settings, stdio: 'ignore' });
  const url = `http://127.0.0.1:${settings.PORT}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) if (child.exitCode !== null) throw new Error('The services ended while starting.');
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, stop };
}

/** A database with the demo's accounts and one published remote, and a process that serves it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-doctor-'));
  database = await createConnection({ uri: server, multipleStatements: true });
  await database.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; USE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  env = {
    PATH: process.env.PATH,
    CHROMIUM_PATH: findChromium(),
    DATABASE_URL: url.href,
    DEPOT_MODE: 'demo',
    DEPOT_SECRET: 'kU3n0x8Zq1vB7mW5tR2yE9pL4sD6fG0h',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    SHELL_FOLDER: join(root, 'shell/dist'),
    REMOTES_FOLDER: join(folder, 'remotes'),
    LOG_LEVEL: 'error',
  };
  await mustRun([process.execPath, 'tools/start/prepare-product.mjs', '["mf-reports"]'], { cwd: root, env });
  product = await serve(env);
}, timeoutMs);
afterAll(async () => {
  await product?.stop();
  await database?.query(`DROP DATABASE IF EXISTS ${name}`);
  await database?.end();
  await rm(folder, { recursive: true, force: true });
});

/** Rows by title, of the checks named or of all, with another environment. */
async function examined(change = {}, titles = checks.map(({ title }) => title), isDemo = true) {
  const wanted = checks.filter(({ title }) => titles.includes(title));
  const rows = await lookAt({ env: { ...env, ...change }, dataFolder: folder, isRunning: false, isDemo }, wanted);
  return Object.fromEntries(rows.map(({ title, state, text }) => [title, { state, text }]));
}

/** Exit code and output of `npm run doctor -- --next`. */
async function examineNextIn(bundle) {
  const lines = [];
  const command = [process.execPath, 'tools/command.mjs', 'doctor', '--next', bundle];
  const code = await runCommand(command, { cwd: root, env, onLine: (text) => lines.push(text) });
  return [code, lines.join('\n')];
}

it(
  'finds nothing to mend where nothing is wrong',
  async () => {
    const rows = await examined();
    const states = Object.entries(rows).filter(([title, { state }]) => state !== 'good' && title !== 'Node');
    expect(states).toEqual([]);
    expect(Object.keys(rows)).toHaveLength(checks.length);
  },
  timeoutMs,
);

describe('the doctor names', () => {
  it('a weak secret, and an address of this machine for people', async () => {
    const { Configuration } = await examined({ DEPOT_SECRET: 'short' }, ['Configuration']);
    expect(Configuration).toMatchObject({ state: 'bad', text: expect.stringContaining('DEPOT_SECRET') });
    const production = await examined(
      { DEPOT_MODE: 'production', PUBLIC_URL: 'http://localhost' },
      ['Configuration'],
      false,
    );
    expect(production.Configuration).toMatchObject({ state: 'bad', text: expect.stringContaining('PUBLIC_URL') });
  });

  it('a folder without room', async () => {
    const { Disk } = await examined({ REMOTES_FOLDER: '/proc' }, ['Disk']);
    expect(Disk).toMatchObject({ state: 'bad', text: expect.stringContaining('/proc') });
  });

  it('a database that nobody reaches, and what it could not look at therefore', async () => {
    const away = { DATABASE_URL: `mysql://root@127.0.0.1:${await freePort()}/depot` };
    const titles = ['Database', 'Clock', 'Schema', 'Consistency', 'Restoring'];
    const rows = await examined(away, titles);
    expect(titles.map((title) => rows[title].state)).toEqual(['bad', ...Array(4).fill('unknown')]);
    expect(verdictOf(Object.values(rows))).toBe('5 checks: 1 found something to mend, 4 could not be made.');
  });

  it('one of several servers that is away, and looks at one that is well', async () => {
    const away = `mysql://root@127.0.0.1:${await freePort()}/${name}`;
    const account = new URL(env.DATABASE_URL);
    const several = `${account.href.replace(account.host, `${new URL(away).host},${account.host}`)}`;
    const titles = ['Database', 'Servers', 'Clock', 'Schema'];
    const rows = await examined({ DATABASE_URL: several }, titles);
    expect(titles.map((title) => rows[title].state)).toEqual(['good', 'bad', 'good', 'good']);
    expect(rows.Servers.text).toContain(new URL(away).host);
  });

  it('a version that cannot be read in the registry, and nothing once it can be again', async () => {
    const [[{ extras }]] = await database.query("SELECT extras FROM remote_version WHERE remote = 'mf-reports'");
    const write = (text) => database.query("UPDATE remote_version SET extras = ? WHERE remote = 'mf-reports'", [text]);
    await write(extras.slice(0, 20));
    const damaged = await examined({}, ['Schema', 'Registry']);
    await write(extras);
    expect(damaged.Registry).toMatchObject({ state: 'bad', text: expect.stringMatching(/mf-reports .*nobody gets/) });
    expect((await examined({}, ['Schema', 'Registry'])).Registry.state).toBe('good');
  });

  it('a version that lacks something of the shell or of the services, with its team; a bundle’s, too', async () => {
    const [[{ extras }]] = await database.query("SELECT extras FROM remote_version WHERE remote = 'mf-reports'");
    const write = (text) => database.query("UPDATE remote_version SET extras = ? WHERE remote = 'mf-reports'", [text]);
    const known = JSON.parse(extras);
    const needs = { shared: { ...known.shared, '@depot/ui': '^99.0.0' }, calls: ['PUT /order/teleport'] };
    const fine = await examineNextIn(root);
    await write(JSON.stringify({ ...known, ...needs }));
    const { Releases } = await examined({}, ['Database', 'Schema', 'Registry', 'Releases']);
    const next = await examineNextIn(root);
    await write(extras);
    expect(Releases.state).toBe('bad');
    expect(Releases.text).toMatch(
      /the shell that is served breaks mf-reports \S+ of the team reports needs @depot\/ui \^99/,
    );
    expect(Releases.text).toContain('needs PUT /order/teleport (has none)');
    expect(fine).toEqual([0, expect.stringContaining(`versions that users have go with ${root}.`)]);
    expect(next[0]).toBe(1);
    const rows = next[1].split('\n').map((row) => row.split(/ {2,}/));
    expect(rows).toContainEqual(['Remote', 'Team', 'Version', 'Needs', 'Bundle has']);
    expect(rows).toContainEqual(['mf-reports', 'reports', expect.any(String), '@depot/ui ^99.0.0', expect.any(String)]);
    expect(rows).toContainEqual(['mf-reports', 'reports', expect.any(String), 'PUT /order/teleport', 'none']);
    expect(next[1]).toContain('would break remotes of 1 team.');
  });

  it('what a packed bundle offers, without installing it, and that something is no bundle', async () => {
    const bundle = join(folder, 'depot-9.0.0');
    await mkdir(join(bundle, 'shell/dist'), { recursive: true });
    const offer = { contract: '9.0.0', operations: ['GET /order'] };
    const facts = { contract: '9.0.0', port: '9.0.0', shared: {} };
    await writeFile(join(bundle, 'offer.json'), JSON.stringify(offer));
    await writeFile(join(bundle, 'shell/dist/shell.json'), JSON.stringify(facts));
    await mustRun(['tar', '-czf', `${bundle}.tar.gz`, '-C', folder, 'depot-9.0.0']);
    expect(await readOffer(`${bundle}.tar.gz`)).toEqual({ shell: facts, services: offer });
    await writeFile(`${bundle}.other.tar.gz`, 'nothing');
    await expect(readOffer(`${bundle}.other.tar.gz`)).rejects.toThrow('is no bundle');
    await expect(readOffer(join(folder, 'none.tar.gz'))).rejects.toThrow('There is no');
  });

  it('live remotes whose endpoints have bare names, and none of those with names of their own', async () => {
    const [[{ extras }]] = await database.query("SELECT extras FROM remote_version WHERE remote = 'mf-reports'");
    const write = (text) => database.query("UPDATE remote_version SET extras = ? WHERE remote = 'mf-reports'", [text]);
    const namesOfRemotes = async () => (await examined({}, ['Schema', 'Names of remotes']))['Names of remotes'];
    expect((await namesOfRemotes()).state).toBe('good');
    await write(JSON.stringify({ ...JSON.parse(extras), uses: { '@depot/api': ['baseApi'] } }));
    const bare = await namesOfRemotes();
    await write(extras);
    expect(bare).toMatchObject({ state: 'advice', text: expect.stringMatching(/^mf-reports \S+ put endpoints/) });
  });

  it('a replica that nobody reaches, and one that does not follow', async () => {
    const nobody = { DATABASE_REPLICA_URL: `mysql://root@127.0.0.1:${await freePort()}/depot` };
    expect((await examined(nobody, ['Replica'])).Replica).toMatchObject({ state: 'bad' });
    const own = { DATABASE_REPLICA_URL: env.DATABASE_URL };
    const none = await examined(own, ['Replica']);
    expect(none.Replica).toMatchObject({ state: 'bad', text: expect.stringContaining('no sign of life') });
    const leave = (time) => database.query('REPLACE INTO replica_beat (process, time) VALUES ("one", ?)', [time]);
    await leave(Date.now() - 60_000);
    const old = await examined(own, ['Replica']);
    await leave(Date.now());
    const well = await examined(own, ['Replica']);
    await database.query('DELETE FROM replica_beat');
    expect(old.Replica).toMatchObject({ state: 'bad', text: expect.stringMatching(/\d s behind/) });
    expect(well.Replica.state).toBe('good');
  });

  it('a clock that is wrong, and an account that cannot restore', async () => {
    const account = `'doctor_${process.pid}'@'%'`;
    await database.query(`CREATE USER ${account} IDENTIFIED BY 'clock'; GRANT ALL ON ${name}.* TO ${account}`);
    const [[{ before }]] = await database.query('SELECT @@GLOBAL.init_connect AS `before`');
    const url = Object.assign(new URL(env.DATABASE_URL), { username: `doctor_${process.pid}`, password: 'clock' });
    try {
      const { Restoring } = await examined({ DATABASE_URL: url.href }, ['Restoring']);
      expect(Restoring).toMatchObject({ state: 'bad', text: expect.stringContaining('could not restore') });
      await database.query(`GRANT ALL ON \`${name}\\_%\`.* TO ${account}`);
      const beside = await examined({ DATABASE_URL: url.href }, ['Restoring']);
      expect(beside.Restoring.state).toBe('good'); // all requirements of a restore
      // Heard by accounts that are no administrators only.
      await database.query("SET GLOBAL init_connect = 'SET timestamp = 1700000000'");
      const { Clock } = await examined({ DATABASE_URL: url.href }, ['Clock']);
      expect(Clock).toMatchObject({ state: 'bad', text: expect.stringContaining('synchronise') });
    } finally {
      await database.query(`SET GLOBAL init_connect = ?; DROP USER ${account}`, [before]);
    }
  });

  it('what a restore that was killed has left, and how to remove it', async () => {
    await database.query(`CREATE DATABASE ${name}_replaced; CREATE DATABASE ${name}_restored`);
    const left = await examined({}, ['Restoring']);
    await database.query(`DROP DATABASE ${name}_replaced`);
    const loaded = await examined({}, ['Restoring']);
    await database.query(`DROP DATABASE ${name}_restored`);
    expect(left.Restoring).toMatchObject({
      state: 'advice',
      text: expect.stringContaining(`DROP DATABASE \`${name}_replaced\`;`),
    });
    expect(loaded.Restoring).toMatchObject({ state: 'advice', text: expect.stringContaining(`${name}_restored`) });
    expect(loaded.Restoring.text).not.toContain('_replaced');
    expect((await examined({}, ['Restoring'])).Restoring.state).toBe('good');
  });

  it('a schema that is newer, and one that is older', async () => {
    await database.query("INSERT INTO schema_history (name, applied_at) VALUES ('209901010000-later', 0)");
    const newer = await examined({}, ['Schema', 'Consistency']);
    await database.query("DELETE FROM schema_history WHERE name = '209901010000-later'");
    expect(newer).toMatchObject({ Schema: { state: 'bad' }, Consistency: { state: 'unknown' } });
    const [[{ last }]] = await database.query('SELECT MAX(name) AS last FROM schema_history');
    const [[row]] = await database.query('SELECT * FROM schema_history WHERE name = ?', [last]);
    await database.query('DELETE FROM schema_history WHERE name = ?', [last]);
    const older = await examined({}, ['Schema', 'Consistency']);
    await database.query('INSERT INTO schema_history SET ?', [row]);
    expect(older).toMatchObject({ Schema: { state: 'bad' }, Consistency: { state: 'unknown' } });
    expect(older.Schema.text).toContain(last);
  });

  it('stock that disagrees with its ledger', async () => {
    await database.query(
      `INSERT INTO product_stock (product_id, tenant_id, has_weight, quantity)
       SELECT 4000000000, MIN(id), 'No', 3 FROM tenant`,
    );
    const { Consistency } = await examined({}, ['Consistency']);
    await database.query('DELETE FROM product_stock WHERE product_id = 4000000000');
    expect(Consistency).toMatchObject({ state: 'bad', text: expect.stringContaining('Mismatch products') });
  });

  it('products that share a code or a GTIN', async () => {
    const first = 4000000000;
    await database.query(`SET SESSION foreign_key_checks = 0, sql_mode = '';
      SET @tenant = (SELECT MIN(id) FROM tenant);
      INSERT INTO product (id, tenant_id, secondary_name, tertiary_name, code, gtin, disabled) VALUES
        (${first}, @tenant, 'Gouda', '', 'SAME-1', '4006381333931', 0),
        (${first} + 1, @tenant, 'Edam', '', 'SAME-1', '4006381333931', 0)`);
    const { Identifiers } = await examined({}, ['Identifiers']);
    await database.query(`DELETE FROM product WHERE id >= ${first}`);
    expect(Identifiers).toMatchObject({ state: 'advice', text: expect.stringContaining('SAME-1 (Gouda, Edam)') });
    expect(Identifiers.text).toContain('4006381333931 (Gouda, Edam)');
  });

  it('a credit above what was billed, and not one that is covered', async () => {
    const line = 4000000000;
    const tables = ['order_line', 'order_return', 'invoice', 'invoice_item'];
    const clear = () => database.query(tables.map((table) => `DELETE FROM ${table} WHERE id >= ${line}`).join('; '));
    await database.query(`SET SESSION foreign_key_checks = 0, sql_mode = '';
      SET @tenant = (SELECT MIN(id) FROM tenant);
      INSERT INTO order_line (id, tenant_id, has_weight, quantity, rate) VALUES (${line}, @tenant, 'No', 10, 9.12);
      INSERT INTO order_return (id, tenant_id, display_id) VALUES (${line}, @tenant, 77);
      INSERT INTO invoice (id, tenant_id, kind, status, return_id) VALUES (${line}, @tenant, 'RI', 'UNPAID', ${line});
      INSERT INTO invoice_item (id, tenant_id, invoice_id, order_line_id, amount)
        VALUES (${line}, @tenant, ${line}, ${line}, 91.20)`);
    const unbilled = await examined({}, ['Credits']);
    await database.query(`INSERT INTO invoice_item
      (id, tenant_id, invoice_id, order_line_id, live_order_line_id, amount)
      VALUES (${line} + 1, @tenant, 1, ${line}, ${line}, 72.96)`);
    const billed = await examined({}, ['Credits']);
    await clear();
    expect(unbilled.Credits.state).toBe('good');
    expect(billed.Credits).toMatchObject({
      state: 'advice',
      text: expect.stringContaining('return #77 ($91.20 of $72.96)'),
    });
  });

  it('a product that is free for wholesale customers, and where to give it its price', async () => {
    const product = 4000000000;
    await database.query(`SET SESSION foreign_key_checks = 0, sql_mode = '';
      INSERT INTO product (id, tenant_id, secondary_name, price, wholesale_price)
        SELECT ${product}, MIN(id), 'Brie', 12.50, 0 FROM tenant`);
    const { 'Wholesale prices': free } = await examined({}, ['Wholesale prices']);
    expect(free).toMatchObject({ state: 'advice', text: expect.stringContaining(`Brie (${product})`) });
    expect(free.text).toContain('Settings → Products');
    await database.query(`UPDATE product SET wholesale_price = price WHERE id = ${product}`);
    const { 'Wholesale prices': corrected } = await examined({}, ['Wholesale prices']);
    await database.query(`DELETE FROM product WHERE id = ${product}`);
    expect(corrected.state).toBe('good');
  });

  it('a backup that is not whole', async () => {
    const file = `depot-${new Date().toISOString().slice(0, 10).replaceAll('-', '')}-000000.sql.gz`;
    await writeFile(join(folder, file), 'no backup');
    const { Backups } = await examined({ BACKUP_FOLDER: folder }, ['Backups'], false);
    await rm(join(folder, file));
    expect(Backups).toMatchObject({ state: 'bad', text: expect.stringContaining('cannot be restored') });
  });

  it('a folder of backups without any', async () => {
    const { Backups } = await examined({ BACKUP_FOLDER: join(folder, 'none-yet') }, ['Backups'], false);
    expect(Backups).toMatchObject({ state: 'bad', text: expect.stringContaining("see the services' log") });
    expect(Backups.text).not.toContain('set BACKUP_FOLDER');
  });

  it('a backup that is overdue', async () => {
    const { backUp, formatBackupName } = await import('@depot/node-backup');
    const file = join(folder, formatBackupName(Date.now() - 3 * 24 * 3_600_000));
    await backUp(env.DATABASE_URL, file);
    const { Backups } = await examined({ BACKUP_FOLDER: folder }, ['Backups'], false);
    await rm(file);
    expect(Backups).toMatchObject({ state: 'bad', text: expect.stringContaining('is 72 h old') });
  });

  it('a mail server that is not there', async () => {
    const { Mail } = await examined({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }, ['Mail']);
    expect(Mail).toMatchObject({ state: 'bad', text: expect.stringContaining('SMTP_URL') });
  });

  it('a browser that prints nothing', async () => {
    const { Chromium } = await examined({ CHROMIUM_PATH: '/bin/false' }, ['Chromium']);
    expect(Chromium.state).toBe('bad');
  });

  it('services that do not answer, and what it could not look at therefore', async () => {
    const titles = ['Services', 'Shell', 'Remotes', 'Proxy'];
    const rows = await examined({ PORT: String(await freePort()) }, titles);
    expect(titles.map((title) => rows[title].state)).toEqual(['bad', 'unknown', 'unknown', 'unknown']);
  });

  it('a process without a shell, and that no remote is published', async () => {
    const other = await serve({ ...env, SHELL_FOLDER: '', PORT: String(await freePort()) });
    const { Shell } = await examined({ SHELL_FOLDER: '', PORT: new URL(other.url).port }, ['Shell']);
    await other.stop();
    expect(Shell).toMatchObject({ state: 'bad', text: expect.stringContaining('set SHELL_FOLDER') });
    const [traffic] = await database.query('SELECT * FROM remote_traffic');
    await database.query('DELETE FROM remote_traffic');
    const bare = await serve({ ...env, PORT: String(await freePort()) });
    const { Remotes } = await examined({ PORT: new URL(bare.url).port }, ['Remotes']);
    await bare.stop();
    for (const row of traffic) await database.query('INSERT INTO remote_traffic SET ?', [row]);
    expect(Remotes).toMatchObject({ state: 'bad', text: expect.stringContaining('none is published') });
  });

  it('a remote whose file was changed', async () => {
    const version = join(env.REMOTES_FOLDER, 'mf-reports', (await readdir(join(env.REMOTES_FOLDER, 'mf-reports')))[0]);
    const script = join(
      version,
      (await readdir(version)).find((file) => /^entry\..*\.js$/.test(file)),
    );
    const original = await readFile(script);
    await writeFile(script, Buffer.concat([original, Buffer.from(' ')]));
    const changed = await examined({}, ['Remotes']);
    await writeFile(script, original);
    expect(changed.Remotes).toMatchObject({ state: 'bad', text: expect.stringContaining('is not what was published') });
  });

  it('a proxy that changes headers, and one that nobody reaches', async () => {
    const other = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const changing = await examined({ PUBLIC_URL: `http://127.0.0.1:${other.address().port}` }, ['Proxy'], false);
    await new Promise((resolve) => other.close(resolve));
    expect(changing.Proxy).toMatchObject({ state: 'bad', text: expect.stringContaining('content-security-policy') });
    const away = await examined({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` }, ['Proxy'], false);
    expect(away.Proxy).toMatchObject({ state: 'bad', text: expect.stringContaining('ECONNREFUSED') });
  });

  it('that no font has Chinese', () => {
    expect(stateOfFonts('It prints', ['Chinese', 'Thai'])).toEqual({
      state: 'advice',
      text: expect.stringContaining('no font has Chinese, Thai: install Noto'),
    });
    expect(stateOfFonts('It prints', ['Arabic'])).toEqual({
      state: 'good',
      text: 'It prints; no font has Arabic (Noto Sans has)',
    });
    expect(stateOfFonts('It prints', [])).toEqual({ state: 'good', text: 'It prints' });
  });

  it('a Node that gets no updates', () => {
    expect(stateOfNode('20.19.0').state).toBe('advice');
    expect(stateOfNode('22.21.1').state).toBe('good');
  });
});

it('goes on after advice: what works badly is no reason to look no further', async () => {
  const rows = await lookAt({}, [
    { title: 'Database', run: async () => ({ state: 'advice', text: 'slow' }) },
    { title: 'Schema', needs: 'Database', run: async () => ({ state: 'good', text: 'seen' }) },
  ]);
  expect(rows.map(({ state }) => state)).toEqual(['advice', 'good']);
});
