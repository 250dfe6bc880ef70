import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useOrderDraft } from './useOrderDraft.js';

const open = (userId = 5) => renderHook(() => useOrderDraft(userId, undefined));

/** Writes one line as the browser's user. */
function write(userId = 5) {
  const { result, unmount } = open(userId);
  act(() => result.current.lines.replaceAll([{ key: 'a', productId: 3, amount: 2, notes: 'cold' }]));
  act(() => result.current.setStoreId(9));
  return { result, unmount };
}

describe('an order that is being written', () => {
  beforeEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test('comes back to the person who wrote it', () => {
    write().unmount();
    const { result, unmount } = open();
    expect(result.current).toMatchObject({
      restored: true,
      storeId: 9,
      lines: { lines: [{ productId: 3, amount: 2, notes: 'cold' }] },
    });
    unmount();
    expect(open(6).result.current).toMatchObject({ restored: false, storeId: undefined });
  });

  test('is gone once it says nothing or was discarded', () => {
    const { result, unmount } = write();
    act(() => result.current.lines.replaceAll([{ key: 'b', notes: '' }]));
    unmount();
    expect(open().result.current.restored).toBe(false);
    const again = write();
    act(() => again.result.current.discard());
    again.unmount();
    expect(open().result.current.restored).toBe(false);
  });

  test('stays where a newer version of the page has kept it, as long as nothing is entered', () => {
    const newer = '{"version":2,"value":"newer"}';
    localStorage.setItem('order-product-block-draft', newer);
    open().unmount();
    expect(localStorage.getItem('order-product-block-draft')).toBe(newer);
    write();
    expect(localStorage.getItem('order-product-block-draft')).toContain('cold');
  });

  test('is gone from each page that shows it once it was placed from another one', () => {
    const sent = write();
    sent.unmount(); // the user leaves and returns while the order is being placed
    const { result } = open();
    expect(result.current.restored).toBe(true);
    act(() => sent.result.current.discard());
    expect(result.current.restored).toBe(false);
    expect(result.current.lines.lines).toMatchObject([{ notes: '' }]);
    expect(open().result.current.restored).toBe(false);
  });

  test('stays as another page has written it since', () => {
    const { result: sent } = write();
    const { result } = open();
    act(() => result.current.lines.add({ productId: 4, amount: 1 }));
    act(() => sent.current.discard());
    expect(result.current.lines.lines).toMatchObject([{ productId: 3 }, { productId: 4 }]);
    expect(open().result.current.restored).toBe(true);
  });

  test('something unreadable is no draft', () => {
    localStorage.setItem('order-product-block-draft', '{"userId":5,"lines":[{"productId":"3"}]}');
    expect(open().result.current.restored).toBe(false);
    localStorage.setItem('order-product-block-draft', '{');
    expect(open().result.current.restored).toBe(false);
  });

  test('goes on where the browser’s storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = write();
    expect(result.current.lines.lines).toMatchObject([{ productId: 3, amount: 2 }]);
    act(() => result.current.discard());
  });
});
