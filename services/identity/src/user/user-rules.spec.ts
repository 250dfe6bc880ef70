import type { CreateUser, UpdateUser } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import { describe, expect, test } from '@jest/globals';
import { checkChange, checkNewUser } from './user-rules.js';

/** What the refusal says: its code, or the field that it names. */
function refusal(work: () => void): string {
  try {
    work();
  } catch (error) {
    const { code, details } = error as { code: string; details?: { path: string }[] };
    return details?.[0]?.path ?? code;
  }
  return 'none';
}

describe('a new user', () => {
  test.each<[Partial<CreateUser>, Role, string]>([
    [{ role: 'STORE' }, 'WAREHOUSE_ADMIN', 'none'],
    [{ role: 'STORE', wholesalePrice: true }, 'ADMIN', 'none'],
    [{ role: 'WAREHOUSE_OPS' }, 'ADMIN', 'none'],
    [{ role: 'WAREHOUSE_OPS', wholesalePrice: true }, 'ADMIN', 'wholesalePrice'],
    [{ role: 'WAREHOUSE_OPS', storeId: 4 }, 'ADMIN', 'storeId'],
    [{ role: 'READ_ONLY_STORE', storeId: 4 }, 'ADMIN', 'none'],
    [{ role: 'READ_ONLY_STORE' }, 'ADMIN', 'storeId'],
    [{ role: 'READ_ONLY_STORE', storeId: 4 }, 'WAREHOUSE_ADMIN', 'FORBIDDEN'],
    [{ role: 'READ_ONLY_STORE', storeId: 4, wholesalePrice: true }, 'ADMIN', 'wholesalePrice'],
  ])('%j by %s: %s', (asked, maker, expected) => {
    expect(refusal(() => checkNewUser(asked as CreateUser, maker))).toBe(expected);
  });
});

describe('a change', () => {
  const self = 1;
  test.each<[Partial<UpdateUser>, Role, Role, string]>([
    [{ disabled: true }, 'STORE', 'WAREHOUSE_ADMIN', 'none'],
    [{ disabled: true }, 'ADMIN', 'WAREHOUSE_ADMIN', 'FORBIDDEN'],
    [{ disabled: true }, 'ADMIN', 'ADMIN', 'none'],
    [{ role: 'WAREHOUSE_OPS' }, 'STORE', 'ADMIN', 'none'],
    [{ role: 'STORE' }, 'ADMIN', 'ADMIN', 'role'],
    [{}, 'ADMIN', 'ADMIN', 'none'],
    [{ role: 'STORE' }, 'READ_ONLY_STORE', 'ADMIN', 'role'],
    [{ wholesalePrice: true }, 'STORE', 'ADMIN', 'none'],
    [{ wholesalePrice: true }, 'WAREHOUSE_OPS', 'ADMIN', 'wholesalePrice'],
    [{ wholesalePrice: true, role: 'STORE' }, 'WAREHOUSE_OPS', 'ADMIN', 'none'],
    [{ wholesalePrice: true, role: 'WAREHOUSE_OPS' }, 'STORE', 'ADMIN', 'wholesalePrice'],
    [{ wholesalePrice: false }, 'WAREHOUSE_OPS', 'ADMIN', 'none'],
    [{ creditPolicy: 'STOP' }, 'STORE', 'ADMIN', 'none'],
    [{ creditPolicy: 'STOP' }, 'WAREHOUSE_OPS', 'ADMIN', 'creditPolicy'],
    [{ creditPolicy: 'NONE' }, 'WAREHOUSE_OPS', 'ADMIN', 'none'],
    [{ creditLimit: 100 }, 'STORE', 'ADMIN', 'none'],
    [{ creditLimit: 100 }, 'WAREHOUSE_OPS', 'ADMIN', 'creditLimit'],
    [{ paymentTerms: 30 }, 'STORE', 'ADMIN', 'none'],
    [{ paymentTerms: 30 }, 'WAREHOUSE_OPS', 'ADMIN', 'paymentTerms'],
  ])('%j of %s by %s: %s', (asked, target, changer, expected) => {
    const work = () => checkChange(asked as UpdateUser, { id: 2, role: target }, { id: self, role: changer });
    expect(refusal(work)).toBe(expected);
  });

  test.each<[Partial<UpdateUser>, string]>([
    [{ disabled: true }, 'VALIDATION'],
    [{ role: 'STORE' }, 'VALIDATION'],
    [{ role: 'WAREHOUSE_ADMIN' }, 'none'],
    [{ disabled: false }, 'none'],
    [{}, 'none'],
  ])('%j of oneself: %s', (asked, expected) => {
    const me = { id: self, role: 'WAREHOUSE_ADMIN' as const };
    expect(refusal(() => checkChange(asked as UpdateUser, me, me))).toBe(expected);
  });
});
