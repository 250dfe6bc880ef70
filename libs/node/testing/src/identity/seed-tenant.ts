import type { IdentityPort } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import { runInContext } from '@depot/node-context';

/** A user of a test. */
export interface TestUser {
  id: number;
  name: string;
  role: Role;
  tenantId: number;
  username: string;
}

/** A tenant with one user of each role; `viewer` belongs to `store`. */
export interface TestTenant {
  tenantId: number;
  admin: TestUser;
  manager: TestUser;
  ops: TestUser;
  store: TestUser;
  viewer: TestUser;
  /** Another user of the tenant. */
  add(role: Role, more?: { wholesalePrice?: boolean; storeId?: number }): Promise<TestUser>;
}

export const testPassword = 'test-password';
let count = 0;

export async function seedTenant(identity: IdentityPort, name = 'Acme Foods'): Promise<TestTenant> {
  const tenantId = await identity.createTenant({ name, timezone: 'America/New_York' });
  const add: TestTenant['add'] = async (role, more = {}) => {
    count += 1;
    const user = { name: `${role} ${count}`, role, username: `user${count}@${tenantId}.test` };
    const id = await runInContext({ tenantId }, () =>
      identity.createUser({ ...user, password: testPassword, ...more }),
    );
    return { ...user, id, tenantId };
  };
  const store = await add('STORE');
  return {
    tenantId,
    store,
    admin: await add('ADMIN'),
    manager: await add('WAREHOUSE_ADMIN'),
    ops: await add('WAREHOUSE_OPS'),
    viewer: await add('READ_ONLY_STORE', { storeId: store.id }),
    add,
  };
}
