import { readAddress } from '@depot/router';
import { describe, expect, test } from '@jest/globals';
import { countFilters, formatSearch, noFilters, orderFilters, orderSearch } from './orderFilters.js';

const filtersIn = (search: string) => readAddress(orderFilters, new URLSearchParams(search));

describe('filters of the list of orders', () => {
  test('come back from the address as they were written', () => {
    const search =
      '?page=4&stores=2%2C9&statuses=PENDING%2CDONE&number=1042&product=3&from=2026-02-01&to=2026-03-01&sort=storeDesc';
    expect(formatSearch(filtersIn(search))).toBe(search);
    expect(countFilters(filtersIn(search))).toBe(5);
  });

  test('nonsense is no filter, and no filter leaves the address bare', () => {
    const filters = filtersIn('page=-2&stores=a,0,3.5&statuses=NEW&number=x&from=2026-99-01&to=soon&sort=loudest');
    expect(filters).toEqual({ ...noFilters, sort: 'newest' });
    expect([countFilters(filters), countFilters(filtersIn('page=3&sort=oldest')), formatSearch(filters)]).toEqual([
      0,
      0,
      '',
    ]);
  });

  test('find what is unpaid or short of stock', () => {
    const search = '?payment=unpaid&stock=short';
    expect(formatSearch(filtersIn(search))).toBe(search);
    expect(countFilters(filtersIn(search))).toBe(2);
    const asked = orderSearch(filtersIn(search), 'America/New_York');
    expect(asked).toEqual({ storeIds: null, unpaid: true, shortOfStock: true });
  });

  test('ask the server for whole days of the warehouse', () => {
    expect(orderSearch(filtersIn('stores=2&from=2026-03-08&to=2026-03-08'), 'America/New_York')).toEqual({
      storeIds: [2],
      start: Date.UTC(2026, 2, 8, 5),
      end: Date.UTC(2026, 2, 9, 4),
    });
  });
});
