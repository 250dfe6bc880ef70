import { may, type Permission, roles } from '@depot/contracts/permissions';
import type { TestApp } from '@depot/node-testing';
import { clientsOf, productApp } from '@depot/service-testing/product-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bareQuestions, foreignRequests, idFields } from './walk/foreign-requests.js';
import { allOperations } from './walk/operations.js';
import { send } from './walk/request.js';
import { fingerprints } from './walk/rows.js';
import { type TwoTenants, twoTenants } from './walk/two-tenants.js';

/** The Admin section spans all tenants, and only the system's ADMIN has it. */
const spansTenants: readonly (Permission | 'public')[] = ['admin.section', 'admin.edit'];
/**
 * Rows without an id in any request, which this test does not create: the daily count, sources of past orders, days of
 * standing orders, recovery codes; tokens of releases, which only the Admin section uses.
 */
const hasNoIds = [
  'imported_order',
  'past_progress',
  'inventory_count',
  'reconcile_run',
  'standing_order_day',
  'recovery_code',
  'remote_override',
  'remote_link',
  'statement_mail',
  'release_token',
  'outbox_attachment',
];
const operations = (await allOperations()).filter(({ permission }) => !spansTenants.includes(permission));

/** Questions about one thing. */
const questions = operations
  .filter(
    (operation) => operation.kind === 'reads' && operation.permission !== 'public' && idFields(operation).length > 0,
  )
  .map((operation) => [operation.id, operation] as const);

/** Milliseconds for setting up on a busy machine. */
const timeoutMs = 120_000;

describe('ids of another tenant', () => {
  let app: TestApp;
  let tenants: TwoTenants;
  let untouched: Record<string, string>;

  beforeAll(async () => {
    app = await productApp();
    tenants = await twoTenants(app);
    untouched = await fingerprints(app, { tenantId: tenants.victimId });
  }, timeoutMs);
  afterAll(() => app.close());

  it('are ids of things of every kind', () => {
    const empty = Object.entries(untouched).flatMap(([table, rows]) => (rows.startsWith('0 ') ? [table] : []));
    expect(empty.filter((table) => !hasNoIds.includes(table))).toEqual([]);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: neither answer nor change anything',
    async (_id, operation) => {
      const { permission } = operation;
      const asking = roles.filter((role) => permission === 'public' || may(role, permission));
      for (const role of asking) {
        const asked = [
          ...foreignRequests(operation, tenants),
          ...(operation.kind === 'reads' ? bareQuestions(operation, tenants) : []).map((request) => ({
            request,
            mustFail: false,
          })),
        ];
        const response = await Promise.all(asked.map(({ request }) => send(tenants.clients[role], operation, request)));
        response.forEach(({ status, bytes }, at) => {
          const { request, mustFail } = asked[at]!;
          const betrayed = tenants.betrayals.filter((text) => bytes.includes(text));
          expect({ role, request, status, betrayed }).toEqual({
            role,
            request,
            status: expect.any(Number),
            betrayed: [],
          });
          expect([status < 500, role, request]).toEqual([true, role, request]);
          if (mustFail)
            expect([role, request, status < 400 ? bytes.toString() : 'refused']).toEqual([role, request, 'refused']);
        });
      }
      expect(await fingerprints(app, { tenantId: tenants.victimId })).toEqual(untouched);
    },
  );

  it.each(questions)(
    '%s: does answer its own people, so the walk knocks at the right doors',
    async (_id, operation) => {
      const clients = clientsOf(app, tenants.victim.tenant);
      const asking = roles.filter((role) => may(role, operation.permission as Permission));
      const response = await Promise.all(
        asking.flatMap((role) =>
          foreignRequests(operation, tenants).map(({ request }) => send(clients[role], operation, request)),
        ),
      );
      expect(response.map(({ status }) => status)).toContain(200);
    },
  );
});
