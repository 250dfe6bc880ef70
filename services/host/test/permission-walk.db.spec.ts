import { type Permission, type Role, roles } from '@depot/contracts/permissions';
import type { TestApp, TestClient } from '@depot/node-testing';
import { clientsOf, productApp } from '@depot/service-testing/product-app';
import type { Trade } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessOf, isLetIn } from './access/routes.js';
import type { Ids } from './walk/ids.js';
import { oneOfEverything } from './walk/one-of-everything.js';
import { allOperations, type Operation } from './walk/operations.js';
import { send } from './walk/request.js';
import { fingerprints } from './walk/rows.js';
import { bareRequest, nowhere, waysToAsk, wholeRequest } from './walk/ways-to-ask.js';

type Closed = Operation & { permission: Permission };
const isClosed = (operation: Operation): operation is Closed => operation.permission !== 'public';
const all = await allOperations();
const closed = all.filter(isClosed);
const named = (operations: readonly Closed[]) => operations.map((operation) => [operation.id, operation] as const);
const commands = closed.filter(({ kind }) => kind === 'command');
/** Expected permissions come from the hand-written table, not from the code. */
const lets = (role: Role, operation: Operation) => isLetIn(role, accessOf(operation));
/** Like `lets`, in view-only mode. */
const letsViewing = (role: Role, operation: Operation) => isLetIn(role, { normal: accessOf(operation).viewOnly });

const owned: Ids = { first: 1, labels: [] };

/** Milliseconds for setting up on a busy machine. */
const timeoutMs = 120_000;

let app: TestApp;
let trade: Trade;
let clients: Record<Role, TestClient>;

beforeAll(async () => {
  app = await productApp();
  trade = await oneOfEverything(app, 'Wombat');
  clients = clientsOf(app, trade.tenant);
}, timeoutMs);
afterAll(() => app.close());

const ask = (client: TestClient, operation: Operation, ids: Ids) =>
  send(client, operation, wholeRequest(operation, ids));
const askBarely = (client: TestClient, operation: Operation) => send(client, operation, bareRequest(operation));

/** A route about the own account may end the session or spoil the password, so it gets one of its own. */
async function clientFor(role: Role, { permission }: Closed): Promise<TestClient> {
  if (permission !== 'account.own') return clients[role];
  const storeId = role === 'READ_ONLY_STORE' ? trade.tenant.store.id : undefined;
  return app.as(await trade.tenant.add(role, { storeId }));
}

describe('every route', () => {
  it.each(named(closed))('%s is nobody’s without a session', async (_id, operation) => {
    for (const answer of [await ask(app.anonymous(), operation, owned), await askBarely(app.anonymous(), operation)])
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it.each(named(closed))('%s is refused to the roles that may not, whatever they ask', async (_id, operation) => {
    for (const role of roles.filter((role) => !lets(role, operation))) {
      const response = [await ask(clients[role], operation, owned), await askBarely(clients[role], operation)];
      expect([role, ...response.map(({ body }) => body.code)]).toEqual([role, 'FORBIDDEN', 'FORBIDDEN']);
      expect(response.map(({ status }) => status)).toEqual([403, 403]);
    }
  });

  it.each(named(closed))('%s lets the roles in that may', async (_id, operation) => {
    for (const role of roles.filter((role) => lets(role, operation))) {
      const codes: string[] = [];
      for (const asked of waysToAsk(operation)) {
        const { status, body } = await send(await clientFor(role, operation), operation, asked);
        expect([role, asked, status === 401 || status >= 500]).toEqual([role, asked, false]);
        codes.push(String(body.code));
      }
      // The request may concern data of another role; any code but FORBIDDEN shows that the route admits the role.
      expect([role, codes.filter((code) => code !== 'FORBIDDEN').length > 0]).toEqual([role, true]);
    }
  });

  it.each(all.filter((operation) => !isClosed(operation)).map((operation) => [operation.id, operation] as const))(
    '%s asks for no session',
    async (_id, operation) => {
      const { status, body } = await askBarely(app.anonymous(), operation);
      expect([status === 403 || status >= 500, body]).toEqual([false, body]);
      expect(body.code).not.toBe('UNAUTHENTICATED');
    },
  );
});

describe('view-only mode', () => {
  const setViewOnly = async (viewOnly: boolean) => {
    await app.database.dataSource.query('UPDATE tenant SET view_only = ? WHERE id = ?', [
      viewOnly,
      trade.tenant.tenantId,
    ]);
    app.forgetSessions();
  };
  beforeAll(async () => {
    for (const client of Object.values(clients)) expect((await client.get('/api/preference')).status).toBe(200);
    await setViewOnly(true);
  });
  afterAll(() => setViewOnly(false));

  it('refuses every command to all but those who keep it, and not a row changes', async () => {
    const rows = await fingerprints(app, { without: ['activity_log'] });
    for (const operation of commands) {
      for (const role of roles.filter((role) => !letsViewing(role, operation))) {
        const response = [await ask(clients[role], operation, owned), await askBarely(clients[role], operation)];
        // For a role without permission either code is right.
        const code = lets(role, operation) ? '403 VIEW_ONLY' : expect.stringMatching(/^403 (VIEW_ONLY|FORBIDDEN)$/);
        const said = response.map(({ status, body }) => `${status} ${body.code}`);
        expect([operation.id, role, ...said]).toEqual([operation.id, role, code, code]);
      }
    }
    expect(await fingerprints(app, { without: ['activity_log'] })).toEqual(rows);
  });

  it.each(named(commands))('%s: ADMIN is not stopped by it', async (_id, operation) => {
    const { body } = await ask(await clientFor('ADMIN', operation), operation, nowhere);
    expect(body.code).not.toBe('VIEW_ONLY');
  });

  it.each(named(closed.filter((operation) => operation.kind === 'reads' || letsViewing('STORE', operation))))(
    '%s stays everyone’s who may',
    async (_id, operation) => {
      for (const role of roles.filter((role) => letsViewing(role, operation))) {
        const codes: string[] = [];
        for (const asked of waysToAsk(operation))
          codes.push(String((await send(await clientFor(role, operation), operation, asked)).body.code));
        expect([role, codes]).toEqual([role, expect.not.arrayContaining(['VIEW_ONLY'])]);
        expect([role, codes.some((code) => code !== 'FORBIDDEN' && code !== 'UNAUTHENTICATED')]).toEqual([role, true]);
      }
    },
  );
});
