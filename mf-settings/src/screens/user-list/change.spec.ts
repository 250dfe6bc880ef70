import { updateUserBody, type User } from '@depot/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { buildUserChange, isActive } from './change.js';

const user: User = {
  id: 7,
  name: 'Wok',
  username: 'wok@example.com',
  role: 'STORE',
  disabled: false,
  activated: true,
  wholesalePrice: false,
  storeId: null,
  creditPolicy: 'WARN',
  creditLimit: 500,
  paymentTerms: 30,
  version: 'v1',
};

describe('change of a user', () => {
  it.each([
    ['nothing', { name: ' Wok ', wholesalePrice: false, role: 'STORE', enabled: true }, {}],
    ['the name', { name: 'New', wholesalePrice: false, role: 'STORE', enabled: true }, { name: 'New' }],
    ['wholesale prices', { name: 'Wok', wholesalePrice: true, role: 'STORE', enabled: true }, { wholesalePrice: true }],
    [
      'the role, which ends wholesale prices by itself',
      { name: 'Wok', wholesalePrice: true, role: 'WAREHOUSE_OPS' },
      { role: 'WAREHOUSE_OPS' },
    ],
    [
      'a credit limit',
      { name: 'Wok', creditPolicy: 'STOP', creditLimit: 75_050 },
      { creditPolicy: 'STOP', creditLimit: 750.5 },
    ],
    ['no credit limit that is the same', { name: 'Wok', creditPolicy: 'WARN', creditLimit: 50_000 }, {}],
    ['payment terms', { name: 'Wok', paymentTerms: 14 }, { paymentTerms: 14 }],
    ['no payment terms that are the same', { name: 'Wok', paymentTerms: 30 }, {}],
    ['the right to sign in', { name: 'Wok', enabled: false }, { disabled: true }],
  ] as const)('sends %s', (_name, values, change) => {
    const request = buildUserChange(user, values);
    expect(request).toEqual({ id: 7, ...change });
    expect(updateUserBody.safeParse(request).success).toBe(true);
  });

  it('is inactive when disabled or not activated', () => {
    expect([user, { ...user, disabled: true }, { ...user, activated: false }].map(isActive)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
