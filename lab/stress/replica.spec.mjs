/** @keepOrder each test goes on with the servers as the one before left them */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Replicated } from '../../tools/database/replicated.mjs';
import { Caller } from './caller.mjs';
import { Servers } from './servers.mjs';
import { makeTenants, Tenant } from './world.mjs';

// Starts two database servers and the product.
jest.setTimeout(300_000);

/** A process of the services on a primary, with a replica that follows it. */
class ReplicatedServers extends Servers {
  count = 1;

  get databaseUrl() {
    return this.both.primaryUrl;
  }

  environmentOf(at) {
    const own = { DATABASE_REPLICA_URL: this.both.replicaUrl, OPERATIONS_TOKEN: operationsToken };
    return { ...super.environmentOf(at), ...own };
  }

  async stop() {
    await super.stop();
    await this.both.stop();
  }
}

const operationsToken = 'the-token-of-operations';
const atReplica = 'As the replica calls it';
let servers;
let both;
let tenant;

beforeAll(async () => {
  servers = new ReplicatedServers();
  both = servers.both = await Replicated.start();
  const [made] = await makeTenants(servers.environmentOf(0), 1);
  await servers.startServices();
  const caller = new Caller(
    () => servers.origins,
    () => true,
  );
  tenant = await new Tenant(caller, made).signIn();
  await tenant.furnish([{ name: 'Olives', hasWeight: 'No', price: 2, location: 'A' }]);
});
afterAll(() => servers?.stop());

/** Name of the only category by that route, and the time of the response. */
async function category(path) {
  const { status, headers, body } = await tenant.caller.send(tenant.as('manager').token, 'GET', path);
  expect(status).toBe(200);
  return { name: body.list[0]?.name, asOf: headers['x-as-of'] };
}

/** Asks for the report until it is as it should be; each answer must be a good one. */
async function untilReport(isSo) {
  for (;;) {
    const report = await category('/report/category');
    if (isSo(report)) return report;
  }
}

/** Asks for the replica's age as Prometheus does, until it is as it should be. */
async function untilAge(isSo) {
  for (let age; !isSo(age);) {
    const headers = { authorization: `Bearer ${operationsToken}` };
    const figures = await (await fetch(`${servers.origins[0]}/metrics`, { headers })).text();
    age = Number(/^db_replica_age_seconds (\S+)$/m.exec(figures)?.[1]);
  }
}

it('a report is read from a replica and says of which moment it is; all else is read from the primary', async () => {
  await untilReport(({ name, asOf }) => asOf !== undefined && name === 'Goods');
  await both.onReplica(`UPDATE depot.category SET name = '${atReplica}'`);
  const { name, asOf } = await untilReport((report) => report.asOf !== undefined);
  expect(name).toBe(atReplica);
  expect(Date.now() - Date.parse(asOf)).toBeLessThan(10_000);
  expect(await category('/category')).toEqual({ name: 'Goods', asOf: undefined });
});

it('what it says is remembered for nobody who asks the primary', async () => {
  const [{ id: productId }] = tenant.goods;
  await untilReport(({ asOf }) => asOf !== undefined);
  // no request for the current products follows
  await tenant.must('manager', 'PUT', '/product', { product: { productId, description: 'In brine' } });
  const arrived = async () =>
    (await both.onReplica(`SELECT 1 FROM depot.product WHERE id = ${productId} AND description = 'In brine'`)).length;
  while (!(await arrived()));
  await both.onReplica(`UPDATE depot.product SET secondary_name = '${atReplica}' WHERE id = ${productId}`);
  await untilReport(({ asOf }) => asOf !== undefined);
  const { list } = await tenant.must('store1', 'GET', '/product');
  expect(list.map(({ secondaryName }) => secondaryName)).toEqual(['Olives']);
});

it('one that follows no more is asked no more, and asked again when it has caught up', async () => {
  await both.onReplica('STOP SLAVE SQL_THREAD');
  expect(await untilReport(({ asOf }) => asOf === undefined)).toEqual({ name: 'Goods', asOf: undefined });
  await untilAge((age) => age > 10);
  await both.onReplica('START SLAVE SQL_THREAD');
  await untilReport(({ asOf }) => asOf !== undefined);
  await untilAge((age) => age < 10);
});

it('one that is gone is missed by nobody, and used when it is back', async () => {
  await untilReport(({ asOf }) => asOf !== undefined);
  await both.killReplica();
  expect(await category('/report/category')).toEqual({ name: 'Goods', asOf: undefined });
  await both.startReplica();
  await untilReport(({ asOf }) => asOf !== undefined);
});
