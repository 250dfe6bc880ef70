import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './passwords.js';

describe('passwords', () => {
  it('keeps argon2id hashes with a salt of their own', async () => {
    const [a, b] = await Promise.all([hashPassword('depot-demo'), hashPassword('depot-demo')]);
    expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(a).not.toBe(b);
    expect([await verifyPassword(a, 'depot-demo'), await verifyPassword(b, 'Depot-demo')]).toEqual([true, false]);
  });

  it('never accepts a password for an account without one', async () => {
    expect([await verifyPassword(null, 'anything'), await verifyPassword(undefined, '')]).toEqual([false, false]);
  });
});
