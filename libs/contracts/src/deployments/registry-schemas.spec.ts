import { describe, expect, test } from '@jest/globals';
import { linearSteps } from './bounds.js';
import { releasedName, remoteName, semanticVersion, shellExtras } from './registry.schemas.js';
import { rolloutBody } from './rollout.js';
import { telemetryCounts } from './telemetry.js';
import { telemetryBatch } from './telemetry.schemas.js';

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('what a release says of itself', () => {
  const title = { gb: 'Orders', cn: '订单' };
  const extras = (own: object) => ({
    team: 'orders',
    commit: 'c0ffee',
    contractRange: '^2.0.0',
    navigation: [],
    routes: [{ path: 'order/list', title, permission: 'order.read' }],
    ...own,
  });
  const route = (own: object) => ({ routes: [{ path: 'order', title, permission: 'order.read', ...own }] });

  test.each([
    [{}, true],
    [route({ title: { gb: '', cn: '订单' } }), false],
    [route({ title: { gb: 'Orders', cn: '' } }), false],
    [route({ path: '/order' }), false],
    [route({ path: 'order/' }), false],
    [route({ permission: 'order.everything' }), false],
    [{ integrity: { 'a.js': '' } }, true],
    [{ integrity: { 'a.js': `sha384-${'a'.repeat(64)}` } }, true],
    [{ integrity: { 'a.js': `sha384-${'a'.repeat(63)}` } }, false],
    [{ attendant: { storageKey: 'depot-queue', title, permission: 'order.read' } }, true],
    [{ attendant: { storageKey: 'session', title, permission: 'order.read' } }, false],
  ])('%j: %p', (own, isTaken) => expect(takes(shellExtras, extras(own))).toBe(isTaken));

  test('names and versions', () => {
    expect(['mf-orders', 'mf-a', 'orders', 'shell'].map((name) => takes(remoteName, name))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(['mf-orders', 'shell', 'mf-'].map((name) => takes(releasedName, name))).toEqual([true, true, false]);
    expect(['2.4.1', '2.5.0-rc.1', '2.4', 'v2.4.1'].map((name) => takes(semanticVersion, name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a rollout', () => {
  const body = (own: object) => ({ remote: 'mf-orders', version: '1.0.0', steps: [10, 100], everyMinutes: 60, ...own });
  test.each([
    [{}, true],
    [{ steps: [100] }, true],
    [{ steps: [0.01, 100] }, true],
    [{ steps: [0, 100] }, false],
    [{ steps: [10, 100.5] }, false],
    [{ steps: [10, 50] }, false],
    [{ steps: [50, 10, 100] }, false],
    [{ steps: [50, 50, 100] }, false],
    [{ steps: [] }, false],
    [{ steps: Array.from({ length: 50 }, (_, at) => (at + 1) * 2) }, true],
    [{ steps: [0.5, ...Array.from({ length: 50 }, (_, at) => (at + 1) * 2)] }, false],
    [{ everyMinutes: 0.1 }, true],
    [{ everyMinutes: 0.09 }, false],
    [{ everyMinutes: 10_080 }, true],
    [{ everyMinutes: 10_081 }, false],
  ])('%j: %p', (own, isTaken) => expect(takes(rolloutBody, body(own))).toBe(isTaken));

  test('in even steps ends with everybody', () => {
    expect([linearSteps(30), linearSteps(50), linearSteps(100)]).toEqual([[30, 60, 90, 100], [50, 100], [100]]);
  });
});

describe('what a page measured', () => {
  const event = { remote: 'mf-orders', version: '1.0.0', figure: 'views' };
  const batch = (own: object) => telemetryBatch.safeParse({ events: [{ ...event, ...own }] });
  test('counts from nothing, and there is something of it', () => {
    const good = { figure: telemetryCounts[0] };
    expect(
      [batch(good), batch({ ...good, value: 0 }), batch({ ...good, view: 0 })].every(({ success }) => success),
    ).toBe(true);
    expect([batch({ ...good, value: -1 }), batch({ ...good, view: -1 })].some(({ success }) => success)).toBe(false);
    expect([takes(telemetryBatch, { events: [] }), batch({ figure: 'other' }).success]).toEqual([false, false]);
  });
});
