import { describe, expect, test } from '@jest/globals';
import { filtersOf, isUnfiltered, noFilters, paramsOf } from './useReturnFilters.js';

describe('filters of the list of returns in the address', () => {
  test('come back as they were written', () => {
    const filters = { page: 3, number: 12, storeIds: [4, 5], from: '2026-02-01', to: '2026-02-28' };
    expect(filtersOf(paramsOf(filters))).toEqual(filters);
  });

  test('nonsense is no filter, and no filter leaves the address bare', () => {
    expect(filtersOf(new URLSearchParams('page=0&number=-3&stores=x&from=soon&to=2026-13-45'))).toEqual(noFilters);
    expect(isUnfiltered({ ...noFilters, page: 4 })).toBe(true);
    expect(paramsOf(noFilters).toString()).toBe('');
  });
});
