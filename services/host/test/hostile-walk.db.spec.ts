import type { TestApp, TestClient } from '@depot/node-testing';
import { productApp } from '@depot/service-testing/product-app';
import type { Trade } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hostileBodies, hostileQueries, hostileValues } from './walk/hostile-values.js';
import { idAt, idKind, type Ids } from './walk/ids.js';
import { fieldsOf } from './walk/json-schema.js';
import { oneOfEverything } from './walk/one-of-everything.js';
import { allOperations, type Operation } from './walk/operations.js';
import { type Asked, isAt, request, send } from './walk/request.js';

const operations = (await allOperations()).map((operation) => [operation.id, operation] as const);
/** Requests on their way at once. */
const atOnce = 8;
/** Milliseconds for setting up on a busy machine. */
const timeoutMs = 120_000;
const owned: Ids = { first: 1, labels: [] };

/** The operation's request with one place spoilt, once for each place and each hostile value. */
function spoilt(operation: Operation): Asked[] {
  const { query, body } = operation;
  const fields = [
    ...fieldsOf(query, ['query']).filter(({ path }) => path.length > 1),
    ...(body ? fieldsOf(body, ['body']) : []),
  ];
  return fields.flatMap((place, at) =>
    hostileValues(place.schema, at).map((value) =>
      request(operation, (field) => {
        if (isAt(field, place)) return value;
        const kind = idKind(field);
        return kind && idAt(kind, owned, 0);
      }),
    ),
  );
}

describe('hostile requests', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await productApp();
    trade = await oneOfEverything(app, 'Wombat');
  }, timeoutMs);
  afterAll(() => app.close());

  /** ADMIN has most permissions. Requests that change the own account are sent by a disposable user. */
  const asker = async ({ permission }: Operation): Promise<TestClient> =>
    app.as(permission === 'account.own' ? await trade.tenant.add('ADMIN') : trade.tenant.admin);

  it.each(operations)('%s never breaks', async (_id, operation) => {
    const client = await asker(operation);
    const { method, path } = operation;
    const address = path.replace(/\{\w+\}/g, '%00');
    const json = { 'content-type': 'application/json' };
    const asked = [
      ...spoilt(operation).map((one) => [one, () => send(client, operation, one)] as const),
      ...hostileQueries.map((query) => [query, () => client.send(method, `${address}?${query}`)] as const),
      ...(method === 'GET'
        ? []
        : hostileBodies.map((body) => [body, () => client.send(method, address, body, json)] as const)),
    ];
    const broken: unknown[] = [];
    for (let at = 0; at < asked.length; at += atOnce) {
      await Promise.all(
        asked.slice(at, at + atOnce).map(async ([what, ask]) => {
          const { status, bytes } = await ask();
          if (status >= 500) broken.push([status, JSON.stringify(what).slice(0, 600), bytes.toString().slice(0, 200)]);
        }),
      );
    }
    expect(broken).toEqual([]);
  });
});
