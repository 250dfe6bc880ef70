import { expect, test } from '@jest/globals';
import { aims, describeAim } from './aims.mjs';

test('a ratio decides where there is one, the value elsewhere', () => {
  const asRatio = describeAim({ of: 'bare', atLeast: 0.9 }, { values: [80, 95, 100], baseline: [100, 100, 100] });
  expect(asRatio).toEqual(['95', '100 bare', '0.95', '± 11 %', '≥ 0.9', 'reached']);
  const asValue = describeAim({ atMost: 2, scale: 1 / 1000 }, { values: [2100], baseline: [1000] });
  expect(asValue).toEqual(['2.10', '1.00', '2.10', '', '≤ 2', 'not reached']);
});

test('what no script has measured is said', () => {
  expect(describeAim({ atMost: 50 }, undefined)).toEqual(['not measured', '', '', '', '≤ 50', '']);
});

test('every aim has one bound and a figure of its own', () => {
  for (const { atLeast, atMost } of aims) expect([atLeast, atMost].filter(Number.isFinite)).toHaveLength(1);
  expect(new Set(aims.map(({ figure }) => figure)).size).toBe(aims.length);
});
