/** @jest-environment ./tools/jest/unhandled-environment.mjs */
import { type Role, roles } from '@depot/contracts/permissions';
import type { TestApp } from '@depot/node-testing';
import { paperApp } from '@depot/service-testing/product-app';
import { providerOf } from '@depot/service-testing/provider-of';
import type { Trade } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { accessOf, isLetIn } from './access/routes.js';
import { isExhaustive } from './exhaustive.js';
import { AskingRoles } from './walk/asking-roles.js';
import { type Attempt, attemptAll } from './walk/hostile-run.js';
import { oneOfEverything } from './walk/one-of-everything.js';
import { allOperations, type Operation } from './walk/operations.js';
import { SameState } from './walk/same-state.js';
import { type SpoiltRequest, spoiltRequests } from './walk/spoilt-requests.js';
import { UnhandledFailures } from './walk/unhandled.js';
import { usualValues } from './walk/usual-values.js';

const operations = (await allOperations()).map((operation) => [operation.id, operation] as const);
const warehouseSide: readonly Role[] = ['ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS'];

/**
 * Operations that none of these requests completes, with the missing precondition; every other one is completed at
 * least once.
 */
const neverDone: Readonly<Record<string, string>> = {
  identityRegister: 'an unused invitation',
  identityActivate: 'an unused link',
  identityResetPassword: 'an unused link',
  identityLogin: 'an address that signs in',
  identityConfirmSecondFactor: 'a code of the moment',
  identityResetSecondFactor: 'somebody with a second factor',
  identityResendActivation: 'somebody who is not active yet',
  catalogDeleteSubCategory: 'one that is empty',
  catalogDeleteCategory: 'one that is empty',
  catalogDeleteBrand: 'one that is empty',
  catalogDeleteWarehouse: 'one that is empty',
  catalogPicture: 'the key of a picture',
  catalogSetPicture: 'a file',
  identityLogo: 'the key of a logo',
  identitySetLogo: 'a file',
  inventoryStartCount: 'a place that is not being counted',
  documentsJob: 'a job of the asker’s own',
  documentsJobFile: 'a job of the asker’s own',
  adminActivityChanges: 'a line with changes',
  adminImport: 'a file',
  adminSendAgain: 'an email that was refused',
  deploymentsOverride: 'an origin that is allowed',
  deploymentsEndOverride: 'an override',
  deploymentsPublish: 'an archive',
  deploymentsPurge: 'a published version',
  deploymentsWithdraw: 'a published remote',
  deploymentsSplit: 'a published remote',
  deploymentsStartTrain: 'a published shell',
  deploymentsTakeTrainBack: 'a train',
  deploymentsEndToken: 'a token',
  deploymentsRollOut: 'a published remote',
  deploymentsStopRollout: 'a rollout',
  deploymentsCreateLink: 'a published version',
  deploymentsOpenLink: 'a link of the asker’s own',
  deploymentsEndLink: 'a link',
  deploymentsSetNotices: 'a token',
};

/** Milliseconds for setting up on a busy machine. */
const timeoutMs = 120_000;

let app: TestApp;
let trade: Trade;
let state: SameState;
let people: AskingRoles;
let failures: UnhandledFailures;

beforeAll(async () => {
  app = await paperApp();
  trade = await oneOfEverything(app, 'Wombat');
  state = await SameState.of(app);
  people = new AskingRoles(app, trade, state);
  failures = new UnhandledFailures();
}, timeoutMs);
afterAll(async () => {
  failures.stop();
  await state.drop();
  await app.close();
});

/**
 * Roles that send the request: one of the warehouse and one of the stores in turn, or one of them if that suffices.
 * Valid requests are sent by every permitted role, and in the stage `exhaustive` all requests are.
 */
function askers(operation: Operation, { by, what }: SpoiltRequest, turn: number): Role[] {
  const letIn = roles.filter((role) => isLetIn(role, accessOf(operation)));
  const oneOf = (some: readonly Role[]) => some.slice(turn % some.length).slice(0, 1);
  if (by === 'one' || operation.permission === 'public') return oneOf(letIn);
  if (operation.kind === 'command' && (isExhaustive || what === 'whole')) return letIn;
  const isOfWarehouse = (role: Role) => warehouseSide.includes(role);
  return [...oneOf(letIn.filter(isOfWarehouse)), ...oneOf(letIn.filter((role) => !isOfWarehouse(role)))];
}

const attempt = (operation: Operation, role: Role, { what, asked }: SpoiltRequest): Attempt => ({
  name: `${operation.method} ${operation.path} as ${role}, ${what}: ${JSON.stringify(asked).slice(0, 600)}`,
  send: () => people.send(role, operation, asked),
});

const requestsOf = (operation: Operation) => spoiltRequests(operation, usualValues(operation, trade));
const attemptsOf = (operation: Operation) =>
  requestsOf(operation).flatMap((request, turn) =>
    askers(operation, request, turn).map((role) => attempt(operation, role, request)),
  );

/** The usual request, sent by roles without permission. */
const outsidersOf = (operation: Operation) =>
  requestsOf(operation)
    .slice(0, 1)
    .flatMap((request) =>
      roles.filter((role) => !isLetIn(role, accessOf(operation))).map((role) => attempt(operation, role, request)),
    );

describe('requests with spoilt fields', () => {
  it.each(operations)('%s refuses them in words, or does what they say', async (id, operation) => {
    const restore = operation.kind === 'command' ? () => state.restore() : undefined;
    const { statuses, broken } = await attemptAll(attemptsOf(operation), failures, restore);
    expect(broken).toEqual([]);
    expect(statuses.some((status) => status < 300)).toBe(!(id in neverDone));
    const outsiders = await attemptAll(outsidersOf(operation), failures);
    expect(outsiders.broken).toEqual([]);
    expect(outsiders.statuses.filter((status) => status !== 403)).toEqual([]);
  });

  it('name the one that leaves a failure alone, among others on their way at the same time', async () => {
    const leftAlone = new Set<Promise<never>>();
    const preferences = providerOf<{ find(): Promise<unknown> }>(app, 'PreferenceService');
    const planted = jest.spyOn(preferences, 'find').mockImplementation(() => {
      leftAlone.add(Promise.reject(new Error('planted')));
      return Promise.reject(new Error('refused'));
    });
    const asked = operations.flatMap(([id, operation]) =>
      ['identityPreference', 'identityOwnSessions', 'catalogBrands'].includes(id)
        ? attemptsOf(operation).slice(0, 1)
        : [],
    );
    const { broken } = await attemptAll(asked, failures);
    planted.mockRestore();
    expect(broken).toEqual([
      expect.stringMatching(/^500, a failure of the server: .*GET \/api\/preference /),
      expect.stringMatching(/^left alone: Error: planted \(GET \/api\/preference /),
    ]);
  });
});
