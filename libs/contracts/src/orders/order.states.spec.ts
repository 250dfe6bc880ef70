import { describe, expect, test } from '@jest/globals';
import { roles } from '../permissions/permissions.js';
import { mayEditLines, mayTransition, orderActions, orderStatuses, transitionOf } from './order.states.js';

describe('the way of an order', () => {
  test('is exactly this', () => {
    const ways = orderStatuses.flatMap((from) =>
      orderActions.flatMap((action) => {
        const transition = transitionOf(action, from);
        return transition ? [`${from} -${action}-> ${transition.to}`] : [];
      }),
    );
    expect(ways).toEqual([
      'PENDING -process-> PROCESSING',
      'PENDING -cancel-> CANCELLED',
      'PROCESSING -outbound-> OUTBOUND',
      'PROCESSING -cancel-> CANCELLED',
      'OUTBOUND -confirm-> DONE',
      'OUTBOUND -directComplete-> DONE',
      'OUTBOUND -cancel-> CANCELLED',
      'DONE -cancel-> CANCELLED',
    ]);
  });

  test('every status can be reached, and CANCELLED is the end', () => {
    const reached = new Set([
      'PENDING',
      ...orderStatuses.flatMap((from) => orderActions.map((action) => transitionOf(action, from)?.to)),
    ]);
    expect(orderStatuses.every((status) => reached.has(status))).toBe(true);
    expect(orderActions.some((action) => transitionOf(action, 'CANCELLED'))).toBe(false);
  });

  test('a store cancels its order while it is PENDING, the admin group until the end, nobody else', () => {
    const who = (from: (typeof orderStatuses)[number]) => roles.filter((role) => mayTransition('cancel', from, role));
    expect(who('PENDING')).toEqual(['STORE', 'ADMIN', 'WAREHOUSE_ADMIN']);
    for (const status of ['PROCESSING', 'OUTBOUND', 'DONE'] as const)
      expect(who(status)).toEqual(['ADMIN', 'WAREHOUSE_ADMIN']);
    expect(who('CANCELLED')).toEqual([]);
  });

  test('lines are edited by the store while PENDING, by the admin group until the goods leave', () => {
    const who = (status: (typeof orderStatuses)[number]) => roles.filter((role) => mayEditLines(role, status));
    expect(orderStatuses.map(who)).toEqual([
      ['STORE', 'ADMIN', 'WAREHOUSE_ADMIN'],
      ['ADMIN', 'WAREHOUSE_ADMIN'],
      [],
      [],
      [],
    ]);
  });

  test('in view-only mode only ADMIN moves orders', () => {
    for (const from of orderStatuses) {
      for (const action of orderActions) {
        for (const role of roles) if (role !== 'ADMIN') expect(mayTransition(action, from, role, true)).toBe(false);
      }
    }
    expect(mayTransition('process', 'PENDING', 'ADMIN', true)).toBe(true);
  });
});
