import type { Role } from '@depot/contracts/permissions';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { describe, expect, jest, test } from '@jest/globals';
import { OpenSessions } from '../session/open-sessions.service.js';
import { SecondFactors } from './second-factor.service.js';

const refused = (code: string) => expect.objectContaining({ code });
const people: Partial<Record<number, { name: string; role: Role }>> = {
  5: { name: 'Ops', role: 'WAREHOUSE_OPS' },
  6: { name: 'Boss', role: 'ADMIN' },
};
const users = { findNameAndRole: async (id: number) => people[id] } as never;
const db = { afterCommit: async (work: () => void) => work(), transaction: (work: () => unknown) => work() } as never;
const as = <T>(role: Role, work: () => Promise<T>) =>
  runInContext({ session: { id: 4, role, tenantId: 1, sessionId: 'mine' } as CurrentSession }, work);

describe('the second factor of another user', () => {
  function factors(isOn = true, isRight = true) {
    const removeCodes = jest.fn(async (_userId: number) => undefined);
    const service = new SecondFactors(
      db,
      { remove: async () => isOn, removeCodes } as never,
      users,
      { execute: async () => isRight } as never,
      {} as never,
    );
    return { service, removeCodes };
  }

  test.each<[Role, number, string]>([
    ['WAREHOUSE_ADMIN', 5, 'Ops'],
    ['ADMIN', 5, 'Ops'],
    ['ADMIN', 6, 'Boss'],
  ])('%s resets that of %i', async (role, id, name) => {
    const { service, removeCodes } = factors();
    expect(await as(role, () => service.reset(id))).toBe(name);
    expect(removeCodes).toHaveBeenCalledWith(id);
  });

  test.each<[Role, number, string]>([
    ['WAREHOUSE_ADMIN', 6, 'FORBIDDEN'],
    ['ADMIN', 4, 'VALIDATION'],
    ['ADMIN', 9, 'NOT_FOUND'],
  ])('%s does not reset that of %i', async (role, id, code) => {
    await expect(as(role, () => factors().service.reset(id))).rejects.toEqual(refused(code));
  });

  test("cannot be reset if it is off; the caller's own needs the password", async () => {
    await expect(as('ADMIN', () => factors(false).service.reset(5))).rejects.toEqual(refused('NOT_FOUND'));
    await expect(as('ADMIN', () => factors(true, false).service.turnOff('guess'))).rejects.toEqual(
      refused('VALIDATION'),
    );
    await expect(as('ADMIN', () => factors(true, false).service.begin('guess'))).rejects.toEqual(refused('VALIDATION'));
    const { service, removeCodes } = factors();
    await as('ADMIN', () => service.turnOff('right'));
    expect(removeCodes).toHaveBeenCalledWith(4);
  });
});

describe('sessions of another user', () => {
  function sessions() {
    const [revokeByUser, clearCache] = [jest.fn(async (..._given: unknown[]) => 2), jest.fn()];
    return {
      revokeByUser,
      clearCache,
      open: new OpenSessions(db, { revokeByUser } as never, users, { clearCache } as never),
    };
  }

  test('end, all except that of the request or a single one, at once in this process', async () => {
    const { open, revokeByUser, clearCache } = sessions();
    expect(await as('WAREHOUSE_ADMIN', () => open.end(5))).toBe(2);
    await as('ADMIN', () => open.end(6, 'theirs'));
    expect(revokeByUser.mock.calls).toEqual([
      [5, { kept: 'mine' }],
      [6, { sessionId: 'theirs' }],
    ]);
    expect(clearCache).toHaveBeenCalledTimes(2);
  });

  test('of an ADMIN can be ended by ADMIN only', async () => {
    const { open, revokeByUser } = sessions();
    await expect(as('WAREHOUSE_ADMIN', () => open.end(6))).rejects.toEqual(refused('FORBIDDEN'));
    await expect(as('ADMIN', () => open.end(9))).rejects.toEqual(refused('NOT_FOUND'));
    expect(revokeByUser).not.toHaveBeenCalled();
  });
});
