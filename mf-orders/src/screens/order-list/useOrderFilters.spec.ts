import { describe, expect, test } from '@jest/globals';
import { filtersOf, isUnfiltered, noFilters, paramsOf } from './useOrderFilters.js';

describe('filters in the address', () => {
  test('come back as they were written', () => {
    const filters = {
      page: 4,
      storeIds: [2, 9],
      statuses: ['PENDING', 'DONE'] as const,
      displayId: 1042,
      productId: 3,
      from: '2026-02-01',
      to: '2026-03-01',
      sort: 'storeDesc' as const,
    };
    expect(filtersOf(paramsOf({ ...filters, statuses: [...filters.statuses] }))).toEqual(filters);
  });

  test('nonsense is no filter', () => {
    const filters = filtersOf(new URLSearchParams('page=-2&stores=a,0,3.5&statuses=NEW&number=x&from=2026-99-01&to=soon&sort=loudest'));
    expect(filters).toEqual({ ...noFilters, sort: 'newest' });
    expect(isUnfiltered(filters)).toBe(true);
  });

  test('the first page without filters has a bare address', () => {
    expect(paramsOf({ ...noFilters, sort: 'newest' }).toString()).toBe('');
  });
});
