import { expect, test } from '@jest/globals';
import { hashKeys, listLockedKeys } from './certified-locks.js';

const ofOrder =
  'SELECT o.id AS orderId, o.status FROM orders o WHERE o.tenant_id = :tenantId AND o.id = :orderId FOR UPDATE';

test('the same row has the same key, whoever locks it and by which statement', () => {
  const key = hashKeys('orders', [7]);
  expect(listLockedKeys(ofOrder, { orderId: 7, tenantId: 1 }, [{ orderId: 7 }])).toEqual(key);
  expect(listLockedKeys(ofOrder, { orderId: 7, storeId: 3, tenantId: 1 }, [{ orderId: 7 }])).toEqual(key);
  const user = 'SELECT name, role FROM user WHERE tenant_id = :tenantId AND id = :userId FOR UPDATE';
  expect(listLockedKeys(user, { userId: 4 }, [{ name: 'Ann' }])).toEqual(hashKeys('user', [4]));
});

test('rows of a statement that names none of them are one', () => {
  const sql = 'SELECT policy FROM store_credit WHERE tenant_id = :tenantId AND store_id = :storeId FOR UPDATE';
  const lock = (storeId: number) => listLockedKeys(sql, { storeId, tenantId: 1 }, [{ policy: 'warn' }]);
  expect(lock(1)).toEqual(lock(1));
  expect(lock(1)).not.toEqual(lock(2));
});

test('keys come in order and once; what locks nothing has none', () => {
  const ids = Array.from({ length: 500 }, (_, at) => at);
  const keys = hashKeys('inventory_unit', [...ids, ...ids.toReversed()]);
  expect(keys).toEqual([...new Set(keys)].sort((one, other) => one - other));
  expect(keys.length).toBeGreaterThan(490);
  expect(listLockedKeys(ofOrder, { orderId: 7 }, [])).toEqual([]);
  expect(listLockedKeys(ofOrder.replace('FOR UPDATE', ''), { orderId: 7 }, [{ orderId: 7 }])).toEqual([]);
  expect(listLockedKeys(`${ofOrder} SKIP LOCKED`, { orderId: 7 }, [{ orderId: 7 }])).toEqual([]);
});
