/** @keepOrder each test goes on with the server as the one before left it */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { installedMariadb } from '../../tools/database/servers/installed-mariadb.mjs';
import { Caller } from './caller.mjs';
import { stockRules } from './rules/stock-rules.mjs';
import { tradeRules } from './rules/trade-rules.mjs';
import { Servers } from './servers.mjs';
import { makeTenants, Tenant } from './world.mjs';

// Starts a database server and the product.
jest.setTimeout(300_000);

/** All tables in one file of fixed size: for the server, a full disk. */
const bounded = () => {
  const server = installedMariadb();
  const room = ['--innodb-file-per-table=0', '--innodb-data-file-path=ibdata1:12M:autoextend:max:80M'];
  return { ...server, command: [...server.command, ...room, '--innodb-autoextend-increment=4'] };
};
/** Rows that leave no room in their pages. */
const row = "(REPEAT('x', 7000))";

// A server, its services and three tenants are made once; each test leaves them as they were.
describe('while the database can be read and not be changed', () => {
  let servers;
  let server;
  let tenant;
  let placed;

  const ask = async (method, path, body, key) => {
    const [person, goods] = [tenant.as('store'), tenant.goods];
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
    const response = await fetch(`${servers.origins[0]}${path}`, {
      method,
      headers: key ? { ...headers, 'idempotency-key': key } : headers,
      body: body && JSON.stringify({ orderItems: [{ productId: goods[0].id, quantity: 1 }] }),
    });
    return { ...(await response.json()), status: response.status, retryAfter: response.headers.get('retry-after') };
  };
  const place = async () => {
    placed.asked += 1;
    const key = `order ${placed.asked}`;
    const answer = await ask('POST', '/api/order', true, key);
    if (answer.status === 201) placed.keys.push(key);
    return { ...answer, key };
  };
  const list = () => ask('GET', '/api/order');
  const ready = () => ask('GET', '/health/ready');
  const sql = async (text) => (await server.query(text, { tenant: tenant?.id }))[0];
  const ofTenant = 'tenant_id = :tenant';
  /** Refused commands have left no trace, and acknowledged ones are stored. */
  const expectNothingHalfDone = async () => {
    for (const { name, sql: rule } of [...stockRules, ...tradeRules])
      expect([name, await sql(rule)]).toEqual([name, []]);
    const kept = await sql(`SELECT CAST(idem_key AS CHAR) AS name FROM idempotency_key WHERE ${ofTenant}`);
    expect(kept.map(({ name }) => name).sort()).toEqual([...placed.keys].sort());
    const [{ orders }] = await sql(`SELECT COUNT(*) AS orders FROM orders WHERE ${ofTenant}`);
    expect(orders).toBe(placed.keys.length);
  };
  /** The caller gets a message and a time to retry; reads still work. `keepUp` keeps the disk full. */
  const expectRefused = async (refused, words, reason, keepUp = () => undefined) => {
    const told = expect.stringContaining(words);
    expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: '1', message: told });
    expect((await list()).status).toBe(200);
    let said = await ready();
    for (; said.status === 200; said = await ready()) await keepUp();
    expect(said).toMatchObject({ status: 503, reason });
  };
  /** The same request succeeds when it is repeated afterwards. */
  const expectRecovered = async ({ key }) => {
    while ((await ready()).status !== 200);
    expect(await ask('POST', '/api/order', true, key)).toMatchObject({ status: 201, obj: { status: 'PENDING' } });
    placed.keys.push(key);
    await expectNothingHalfDone();
  };

  beforeAll(async () => {
    servers = await Servers.start({ processes: 1, server: bounded() });
    await servers.limitAccount();
    const [, , made] = await makeTenants(servers.environmentOf(0), 1);
    await servers.startServices();
    tenant = await new Tenant(
      new Caller(
        () => servers.origins,
        () => true,
      ),
      made,
    ).signIn();
    await tenant.furnish([{ name: 'Rice', hasWeight: 'No', price: 1, location: 'R' }]);
    await tenant.must('ops', 'POST', '/inventory', {
      inventoryList: [{ productId: tenant.goods[0].id, quantity: 9999 }],
    });
    server = await createConnection({ uri: servers.databaseUrl, namedPlaceholders: true });
    placed = { asked: 0, keys: [] };
  });
  afterAll(async () => {
    await server?.end();
    await servers?.stop();
  });
  beforeEach(async () => expect(await ready()).toMatchObject({ status: 200 }));

  it('because its disk is full (1114), every change is refused in words until there is room', async () => {
    await sql(`CREATE TABLE ballast (id INT AUTO_INCREMENT PRIMARY KEY, content VARCHAR(7000) CHARACTER SET ascii)`);
    const fillUp = async () => {
      for (const count of [300, 20, 1]) {
        const fill = async () => sql(`INSERT INTO ballast (content) VALUES ${Array(count).fill(row).join(', ')}`);
        const failed = await (async () => {
          for (;;) await fill();
        })().catch((error) => error);
        expect(failed.errno).toBe(1114);
      }
    };
    // Orders still fit into existing pages, or into space freed by rollbacks.
    let refused;
    do {
      await fillUp();
      refused = await place();
    } while (refused.status === 201);
    await expectRefused(refused, 'the disk of the database is full', 'The disk of the database is full.', fillUp);
    await sql('DROP TABLE ballast');
    await expectRecovered(refused);
  });

  it('because the server is read-only (1290), and recovers by itself', async () => {
    expect((await place()).status).toBe(201);
    await sql('SET GLOBAL read_only = 1');
    const refused = await place();
    await expectRefused(refused, 'the database accepts no changes', 'The database is read-only.');
    await sql('SET GLOBAL read_only = 0');
    await expectRecovered(refused);
  });

  it('because the account has lost its rights (1142), and recovers by itself', async () => {
    const grant = async (rights) => {
      await sql('REVOKE ALL PRIVILEGES, GRANT OPTION FROM app');
      await sql(`GRANT ${rights} ON depot.* TO app`);
      // Rights of a database are looked at when a connection begins.
      for (const { id } of await sql(`SELECT id FROM information_schema.processlist WHERE user = 'app'`))
        await sql(`KILL ${id}`).catch(() => undefined);
    };
    await grant('SELECT');
    // The first ones meet the connections that were ended.
    while ((await list()).status !== 200);
    const reason = 'The database refuses this account: its rights are missing.';
    const refused = await place();
    await expectRefused(refused, 'the database accepts no changes', reason);
    await grant('ALL');
    await expectRecovered(refused);
  });
});
