import type { Role } from '@depot/contracts/permissions';
import type { TestAnswer, TestApp } from '@depot/node-testing';
import { productApp } from '@depot/service-testing/product-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';
import { accessOf, isLetIn } from './access/routes.js';
import { bareQuestions, foreignRequests } from './walk/foreign-requests.js';
import { allOperations } from './walk/operations.js';
import { send } from './walk/request.js';
import { fingerprints, newestIds } from './walk/rows.js';
import { type TwoStores, twoStores } from './walk/two-stores.js';

const storeSide: readonly Role[] = ['STORE', 'READ_ONLY_STORE'];
const operations = (await allOperations()).filter((operation) => accessOf(operation).normal !== 'anybody');
const asked = operations
  .filter((operation) => storeSide.some((role) => isLetIn(role, accessOf(operation))))
  .map((operation) => [operation.id, operation] as const);
/** Questions of which a store has answers of its own. */
const questions = asked.filter(
  ([, operation]) =>
    operation.kind === 'reads' && accessOf(operation).reach === 'store' && operation.id !== 'liveListen',
);

/** These answer amounts alone. */
const sayNoNames = ['ordersCredit', 'reportsBalance', 'reportsSalesOverTime'];

/** Milliseconds for setting up on a busy machine. */
const timeoutMs = 120_000;

describe('what belongs to another store of the same warehouse', () => {
  let app: TestApp;
  let stores: TwoStores;
  let untouched: Record<string, string>;
  let tablesOfStores: string[];
  const rowsOfNeighbour = () => {
    const { trade, foreign, upTo } = stores;
    return fingerprints(app, { tenantId: trade.tenant.tenantId, from: foreign.first, upTo });
  };
  /** Rows that were made for the neighbour since. */
  const addedToNeighbour = async () => {
    const rows = tablesOfStores.map((name) =>
      app.database.dataSource.query<object[]>(`SELECT * FROM \`${name}\` WHERE store_id = ? AND id > ?`, [
        stores.neighbour.id,
        stores.upTo[name],
      ]),
    );
    return (await Promise.all(rows)).flat();
  };

  beforeAll(async () => {
    app = await productApp();
    stores = await twoStores(app);
    untouched = await rowsOfNeighbour();
    tablesOfStores = await tablesWithStores(app);
  }, timeoutMs);
  afterAll(() => app.close());

  it('is of every kind that a store has', () => {
    const kinds = [
      'orders',
      'order_line',
      'invoice',
      'invoice_item',
      'invoice_payment',
      'order_return',
      'order_template',
    ];
    expect(kinds.filter((table) => !untouched[table] || untouched[table].startsWith('0 '))).toEqual([]);
  });

  /** Names of the neighbour, and readable ids of its invoices unless they repeat the request. */
  const betrayedBy = async (answer: { status: number; bytes: Buffer }) => {
    const text = await readable(answer);
    const invoices = answer.status < 300 ? (text.match(/"R?I5\d{3}"/g) ?? []) : [];
    return [...stores.betrayals.filter((one) => text.includes(one)), ...invoices];
  };

  it.each(asked)('%s: is neither shown to a store nor changed by it', async (_id, operation) => {
    const bare = operation.kind === 'reads' ? bareQuestions(operation, stores) : [];
    const requests = [...foreignRequests(operation, stores), ...bare.map((request) => ({ request, mustFail: false }))];
    for (const role of storeSide.filter((role) => isLetIn(role, accessOf(operation)))) {
      let client = stores.client(role);
      for (const { request, mustFail } of requests) {
        const answer = await send(client, operation, request);
        if (operation.id === 'identityLogout') client = stores.client(role);
        const { status, bytes } = answer;
        const found = {
          role,
          request,
          betrayed: await betrayedBy(answer),
          failed: status === 401 || status >= 500,
        };
        expect(found).toEqual({ role, request, betrayed: [], failed: false });
        if (mustFail)
          expect([role, request, status < 400 ? bytes.toString() : 'refused']).toEqual([role, request, 'refused']);
      }
    }
    expect(await rowsOfNeighbour()).toEqual(untouched);
    expect(await addedToNeighbour()).toEqual([]);
  });

  it.each(questions)('%s: is shown to its own people, so the walk knocks at the right doors', async (id, operation) => {
    const requests = [
      ...foreignRequests(operation, stores).map(({ request }) => request),
      ...bareQuestions(operation, stores),
    ];
    const response = await Promise.all(
      storeSide
        .filter((role) => isLetIn(role, accessOf(operation)))
        .flatMap((role) => requests.map((request) => send(stores.neighbours[role]!, operation, request))),
    );
    expect(response.map(({ status }) => status)).toContain(200);
    const shown = await Promise.all(response.map((answer) => betrayedBy(answer)));
    expect(shown.flat().length > 0).toBe(!sayNoNames.includes(id));
  });
});

/** Tables whose rows have an id and a store. */
async function tablesWithStores(app: TestApp): Promise<string[]> {
  const columns = await app.database.dataSource.query<{ tableName: string }[]>(
    `SELECT table_name tableName FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'store_id'`,
  );
  const newest = await newestIds(app);
  return columns.flatMap(({ tableName }) => (tableName in newest ? [tableName] : []));
}

/** Text of a response for searching; workbooks are unpacked first. */
async function readable({ bytes }: Pick<TestAnswer<unknown>, 'bytes'>): Promise<string> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  return isZip ? JSON.stringify(await readSheet(bytes)) : bytes.toString();
}
