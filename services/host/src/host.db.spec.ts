import { type TestApp, testApp } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compose } from './compose.js';
import { domains } from './domains.js';

interface Operation {
  operationId: string;
  'x-permission': string;
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
      modules: compose(domains, undefined),
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
