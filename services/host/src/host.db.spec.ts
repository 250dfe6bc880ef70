import { type InvalidatedTags, isSharedTag, type OperationTag } from '@depot/contracts/tags';
import { type TestApp, testApp } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { composeModules } from './compose.js';
import { domains } from './domains.js';

interface Operation {
  operationId: string;
  'x-permission': string;
  'x-kind': 'reads' | 'command';
  'x-depot-tags'?: { provides?: OperationTag[]; invalidates?: InvalidatedTags };
}

/** Commands whose results no screen keeps in its cache; anything new here is a decision. */
const withoutTags = [
  'deploymentsReportErrors',
  'deploymentsTelemetry',
  'documentsCancelJob',
  'identityActivate',
  'identityBeginSecondFactor',
  'identityChangePassword',
  'identityConfirmSecondFactor',
  'identityForgotPassword',
  'identityLogin',
  'identityLogout',
  'identityRegister',
  'identityResetPassword',
  'identityUpdateInventoryColumns',
  'inventoryCountLine',
];

/** Every tag that an operation declares. */
function tagsOf({ 'x-depot-tags': facts }: Operation): OperationTag[] {
  const { provides = [], invalidates = [] } = facts ?? {};
  if (invalidates === 'nothing') return [];
  const changed = 'done' in invalidates ? [...invalidates.done, ...(invalidates.stale ?? [])] : invalidates;
  return [...provides, ...changed];
}

/** Operations that need no session; anything new here is a decision. */
const open = new Set([
  'catalogPicture',
  'deploymentsRegistryKeys',
  'deploymentsRemotes',
  'deploymentsTelemetry',
  'identityActivate',
  'identityForgotPassword',
  'identityLogin',
  'identityLogo',
  'identityRegister',
  'identityResetPassword',
]);

describe('the whole product in one process', () => {
  let app: TestApp;
  let operations: { path: string; method: string; operation: Operation }[];

  beforeAll(async () => {
    app = await testApp({
      modules: composeModules(domains, undefined),
      migrations: domains.map(({ migrations }) => migrations),
      withRealIdentity: true,
    });
    const { paths } = (
      await app.operations().get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json')
    ).body;
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
  });
  afterAll(() => app.close());

  it('starts with every domain and describes every route', () => {
    expect(operations.length).toBeGreaterThan(40);
    for (const { operation } of operations)
      expect(operation).toMatchObject({ operationId: expect.any(String), 'x-permission': expect.any(String) });
  });

  it('states for every command what it makes out of date, by types of the closed list', () => {
    const all = operations.map(({ operation }) => operation);
    const commands = all.filter((operation) => operation['x-kind'] === 'command');
    const undeclared = commands.filter((operation) => !operation['x-depot-tags']?.invalidates);
    expect(undeclared.map(({ operationId }) => operationId)).toEqual([]);
    const silent = commands.filter((operation) => tagsOf(operation).length === 0);
    expect(silent.map(({ operationId }) => operationId).sort()).toEqual(withoutTags);
    const types = all.flatMap((operation) =>
      tagsOf(operation).map((tag) => (typeof tag === 'string' ? tag : tag.type)),
    );
    expect(types.filter((type) => !isSharedTag(type))).toEqual([]);
  });

  it('leaves open only what must be', () => {
    const found = operations
      .filter(({ operation }) => operation['x-permission'] === 'public')
      .map(({ operation }) => operation.operationId);
    expect(found.filter((id) => !open.has(id))).toEqual([]);
  });

  it('asks for a session everywhere else', async () => {
    const closed = operations.filter(({ operation }) => operation['x-permission'] !== 'public');
    for (const { path, method } of closed) {
      const answer = await app.anonymous().send(method as 'GET', path.replace(/\{\w+\}/g, 'process'));
      expect([path, method, answer.status]).toEqual([path, method, 401]);
    }
  });
});
