import { beforeEach, describe, expect, test } from '@jest/globals';
import { orderListAddress, rememberedRow, rememberRow } from './rowMemory.js';

describe('the row worked on last', () => {
  beforeEach(() => localStorage.clear());

  test('brings the list back with its filters', () => {
    rememberRow({ orderId: 7, currentPage: 3, search: '?page=3&stores=4' });
    expect(rememberedRow()?.orderId).toBe(7);
    expect(orderListAddress(3)).toBe('/in/order?page=3&stores=4');
  });

  test('an address opened by hand returns to its own page', () => {
    rememberRow({ orderId: 7, currentPage: 3, search: '?page=3&stores=4' });
    expect(orderListAddress(5)).toBe('/in/order?page=5');
  });

  test('something unreadable counts as nothing', () => {
    localStorage.setItem('current-order-row', '{"orderId":"7"}');
    expect(rememberedRow()).toBeUndefined();
    localStorage.setItem('current-order-row', 'x');
    expect(rememberedRow()).toBeUndefined();
    expect(orderListAddress()).toBe('/in/order');
  });
});
