import 'reflect-metadata';
import type { ReleaseTokenFacts } from '@depot/contracts/deployments';
import type { Role } from '@depot/contracts/permissions';
import { type Context, type CurrentSession, runWithContext } from '@depot/node-context';
import { describe, expect, test } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { AccessGuard } from './access.guard.js';
import { findRoute, markRoute, type RouteFacts } from './route-facts.js';

const session = (role: Role, viewOnly = false) => ({ id: 7, role, viewOnly, tenantId: 1 }) as CurrentSession;
const team: ReleaseTokenFacts = { id: 4, name: 'Orders team', remotes: ['mf-orders'], tenantId: 2 };
const sessions: Partial<Record<string, CurrentSession>> = {
  admin: session('ADMIN'),
  ops: session('WAREHOUSE_OPS'),
  store: session('STORE'),
  'ops-view': session('WAREHOUSE_OPS', true),
  'admin-view': session('ADMIN', true),
};
const guard = new AccessGuard({ read: async (token: string) => sessions[token] } as never, {
  find: async (token: string) => (token === 'depot-release-good' ? team : undefined),
});
const read: RouteFacts = {
  kind: 'reads',
  id: 'x',
  allow: 'inventory.read',
  response: 'file',
  status: 200,
  releaseToken: false,
  inViewOnly: true,
  transaction: false,
};
const write: RouteFacts = { ...read, kind: 'command', allow: 'inventory.edit', inViewOnly: false };

/** Sends a request with this header to the route; returns the error code of a refusal, or the session. */
async function asked(facts: RouteFacts | undefined, authorization?: string) {
  const handler = () => undefined;
  if (facts) markRoute(facts)({}, 'x', { value: handler });
  const request = { headers: { authorization }, raw: {} };
  const context = { correlationId: '', language: 'gb' } as Context;
  const execution = { getHandler: () => handler, switchToHttp: () => ({ getRequest: () => request }) };
  try {
    const isIn = await runWithContext(context, () => guard.canActivate(execution as unknown as ExecutionContext));
    expect([isIn, findRoute(request)]).toEqual([true, facts]);
    return { role: context.session?.role, tenantId: context.tenantId, team: context.releaseToken?.name };
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('a route lets in', () => {
  test.each<[string, RouteFacts | undefined, string | undefined, unknown]>([
    ['nobody where it does not say whom', undefined, 'Bearer admin', 'FORBIDDEN'],
    ['nobody without a session', read, undefined, 'UNAUTHENTICATED'],
    ['nobody whose session is over', read, 'Bearer gone', 'UNAUTHENTICATED'],
    ['nobody with another kind of header', read, 'Basic ops', 'UNAUTHENTICATED'],
    ['whose role may, and the request is theirs', read, 'Bearer ops', { role: 'WAREHOUSE_OPS', tenantId: 1 }],
    ['nobody whose role may not', read, 'Bearer store', 'FORBIDDEN'],
    ['who may change something', write, 'bearer  ops', { role: 'WAREHOUSE_OPS', tenantId: 1 }],
    ['nobody who may not change it', write, 'Bearer store', 'FORBIDDEN'],
    ['readers in view-only mode', read, 'Bearer ops-view', { role: 'WAREHOUSE_OPS', tenantId: 1 }],
    ['no writers in view-only mode', write, 'Bearer ops-view', 'VIEW_ONLY'],
    ['but ADMIN', write, 'Bearer admin-view', { role: 'ADMIN', tenantId: 1 }],
  ])('%s', async (_what, facts, header, expected) => {
    expect(await asked(facts, header)).toEqual(expected);
  });

  test('writers of their own things in view-only mode', async () => {
    const own: RouteFacts = { ...write, allow: 'preference.own', inViewOnly: true };
    expect(await asked(own, 'Bearer ops-view')).toMatchObject({ role: 'WAREHOUSE_OPS' });
  });
});

describe('a public route', () => {
  const open: RouteFacts = { ...write, allow: 'public' };
  test.each([
    [undefined, undefined],
    ['Bearer gone', undefined],
    ['Bearer store', 'STORE'],
    ['Bearer ops-view', 'WAREHOUSE_OPS'],
  ])('lets %s in and knows who asks', async (header, role) => {
    expect(await asked(open, header)).toMatchObject({ role });
  });
});

describe('a team’s token', () => {
  const released: RouteFacts = { ...write, allow: 'admin.edit', releaseToken: true };
  test('works for its tenant under its own name, where the route takes one', async () => {
    expect(await asked(released, 'Bearer depot-release-good')).toEqual({ tenantId: 2, team: 'Orders team' });
    expect(await asked(released, 'Bearer depot-release-ended')).toBe('UNAUTHENTICATED');
    expect(await asked(write, 'Bearer depot-release-good')).toBe('UNAUTHENTICATED');
  });

  test('is not needed by who may release as a person', async () => {
    expect(await asked(released, 'Bearer admin')).toMatchObject({ role: 'ADMIN', team: undefined });
    expect(await asked(released, 'Bearer ops')).toBe('FORBIDDEN');
  });
});
