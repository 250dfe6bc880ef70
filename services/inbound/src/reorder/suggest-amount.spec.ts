import { describe, expect, test } from '@jest/globals';
import { suggestAmount } from './suggest-amount.js';

const demand = { used: 300, usageDays: 30, available: 200, incoming: 0, reorderPoint: 20, leadDays: 7, coverDays: 14 };

describe('how much to order', () => {
  test('nothing while there is enough for the lead time and the reorder point', () => {
    expect(suggestAmount(demand)).toBe(0);
    expect(suggestAmount({ ...demand, available: 90 })).toBe(0);
  });

  test('what is missing until after the days to cover', () => {
    expect(suggestAmount({ ...demand, available: 89 })).toBe(10 * 21 + 20 - 89);
  });

  test('what is on its way counts', () => {
    expect(suggestAmount({ ...demand, available: 10, incoming: 80 })).toBe(0);
    expect(suggestAmount({ ...demand, available: 10, incoming: 79 })).toBe(141);
  });

  test('an unused product is filled up to its reorder point', () => {
    expect(suggestAmount({ ...demand, used: 0, available: 5 })).toBe(15);
    expect(suggestAmount({ ...demand, used: 0, available: 0, reorderPoint: 0 })).toBe(0);
  });

  test('more that came back than left is no usage', () => {
    expect(suggestAmount({ ...demand, used: -50, available: 20 })).toBe(0);
  });
});
