import { expect, test } from '@jest/globals';
import { formatTarget, parseTarget } from './target.js';
import { versionTarget } from './target.schemas.js';

test.each([
  ['ann@x.test', { user: 'ann@x.test' }],
  ['tenant:3', { tenantId: 3 }],
  ['role:STORE', { role: 'STORE' }],
  ['tenant:3+role:WAREHOUSE_OPS', { tenantId: 3, role: 'WAREHOUSE_OPS' }],
] as const)('%s is a target, there and back', (written, target) => {
  expect(parseTarget(written)).toEqual(target);
  expect(formatTarget(target)).toBe(written);
  expect(versionTarget.safeParse(target).success).toBe(true);
});

test.each(['', '+', 'ann', 'role:OWNER', 'tenant:x', 'tenant:03', 'role:STORE+tenant:3', 'tenant:3+'])(
  '"%s" is none',
  (written) => expect(parseTarget(written)).toBeUndefined(),
);

test.each([[{}], [{ user: 'ann@x.test', role: 'STORE' }], [{ user: 'ann@x.test', tenantId: 1 }]])(
  '%j is refused',
  (target) => expect(versionTarget.safeParse(target).success).toBe(false),
);
