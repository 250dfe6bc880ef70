import { describe, expect, test } from '@jest/globals';
import { filtersOf, paramsOf } from './useOrderFilters.js';

describe('filters in the address', () => {
  test('come back as they were written', () => {
    const filters = { page: 4, storeIds: [2, 9], statuses: ['PENDING', 'DONE'] as const, displayId: 1042 };
    expect(filtersOf(paramsOf({ ...filters, statuses: [...filters.statuses] }))).toEqual(filters);
  });

  test('nonsense is no filter', () => {
    const filters = filtersOf(new URLSearchParams('page=-2&stores=a,0,3.5&statuses=NEW&number=x'));
    expect(filters).toEqual({ page: 1, storeIds: [], statuses: [], displayId: undefined });
  });

  test('the first page without filters has a bare address', () => {
    expect(paramsOf({ page: 1, storeIds: [], statuses: [] }).toString()).toBe('');
  });
});
