import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { clearUserStorage, defineEntries, defineStored, oneOf, useIsStored, useStored } from './index.js';
import * as z from './schema.js';

const row = defineStored({
  key: 'row',
  schema: z.object({ id: z.number(), name: z.optional(z.string()) }),
  scope: 'user',
  version: 1,
});
const look = defineStored({
  key: 'depot-look',
  schema: oneOf(['day', 'night'] as const),
  scope: 'device',
  version: 1,
  format: 'text',
});

/** Simulates another tab: changes the storage and dispatches the browser's event. */
function inOtherTab(key: string | null, text?: string): void {
  if (key === null) localStorage.clear();
  else if (text === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function failWrites(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** A browser that forbids its storage throws at the very name. */
function forbidStorage(): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  return () => own && Object.defineProperty(globalThis, 'localStorage', own);
}

const notes = defineEntries({ prefix: 'depot-note-', schema: z.number(), scope: 'device', version: 1 });

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a stored value', () => {
  test('is kept as others know it: JSON, or the bare text', () => {
    row.set({ id: 7 });
    look.set('night');
    expect([localStorage.getItem('row'), localStorage.getItem('depot-look')]).toEqual(['{"id":7}', 'night']);
    expect([row.get(), look.get()]).toEqual([{ id: 7 }, 'night']);
    row.remove();
    expect([row.get(), localStorage.getItem('row')]).toEqual([undefined, null]);
  });

  test.each(['{', 'null', '[]', '{"id":"7"}', ''])('counts as absent where it does not fit: %s', (text) => {
    localStorage.setItem('row', text);
    expect(row.get()).toBeUndefined();
  });

  test('is the same object until it changes', () => {
    row.set({ id: 7 });
    expect(row.get()).toBe(row.get());
    localStorage.setItem('row', '{"id":8}');
    expect(row.get()).toEqual({ id: 8 });
  });

  test('of an older version is dropped, of this one is read', () => {
    const second = defineStored({ key: 'row', schema: z.object({ pk: z.number() }), scope: 'user', version: 2 });
    localStorage.setItem('row', '{"id":7}');
    expect(second.get()).toBeUndefined();
    second.set({ pk: 8 });
    expect(second.get()).toEqual({ pk: 8 });
    expect(row.get()).toBeUndefined();
    const third = defineStored({ key: 'row', schema: z.object({ pk: z.number() }), scope: 'user', version: 3 });
    expect(third.get()).toBeUndefined();
  });

  test('loses the items of a list that do not fit, and keeps the others', () => {
    const list = defineStored({ key: 'list', schema: z.arrayOfValid(z.int()), scope: 'user', version: 1 });
    localStorage.setItem('list', '[1,"2",null,3.5,4]');
    expect(list.get()).toEqual([1, 4]);
  });
});

describe('a browser that does not take it', () => {
  test('full: the value holds in this tab, until writing succeeds or another tab writes', () => {
    row.set({ id: 1 });
    failWrites();
    row.set({ id: 2 });
    expect(row.get()).toEqual({ id: 2 });
    jest.restoreAllMocks();
    expect(localStorage.getItem('row')).toBe('{"id":1}');
    row.set({ id: 3 });
    expect([row.get(), localStorage.getItem('row')]).toEqual([{ id: 3 }, '{"id":3}']);

    failWrites();
    row.set({ id: 4 });
    jest.restoreAllMocks();
    expect(row.get()).toEqual({ id: 4 });
    inOtherTab('row', '{"id":5}');
    expect(row.get()).toEqual({ id: 5 });

    failWrites();
    row.set({ id: 6 });
    jest.restoreAllMocks();
    expect(row.get()).toEqual({ id: 6 });
    inOtherTab(null);
    expect(row.get()).toBeUndefined();
  });

  test('full: what is removed is gone', () => {
    failWrites();
    row.set({ id: 2 });
    row.remove();
    expect(row.get()).toBeUndefined();
  });

  test('forbidden: nothing throws, and a logout still clears', () => {
    const allow = forbidStorage();
    try {
      row.set({ id: 1 });
      look.set('night');
      expect([row.get(), look.get()]).toEqual([{ id: 1 }, 'night']);
      clearUserStorage();
      expect([row.get(), look.get()]).toEqual([undefined, 'night']);
      look.remove();
      expect(look.get()).toBeUndefined();
    } finally {
      allow();
    }
  });
});

test('the end of a session clears what is the person’s, by whomever it was written, and keeps what is the device’s', () => {
  row.set({ id: 1 });
  look.set('night');
  localStorage.setItem('of-a-remote-that-is-not-loaded', 'x');
  const { result } = renderHook(() => useStored(row));
  act(() => clearUserStorage());
  expect([result.current[0], { ...localStorage }]).toEqual([undefined, { 'depot-look': 'night' }]);
});

describe('a part of the page', () => {
  function Part() {
    const [{ id } = { id: 0 }, setRow] = useStored(row);
    const isStored = useIsStored('row');
    return <button onClick={() => setRow({ id: id + 1 })}>{`${id} ${isStored}`}</button>;
  }

  test('shows what it, another part, or another tab has stored', () => {
    render(<Part />);
    const text = () => screen.getByRole('button').textContent;
    expect(text()).toBe('0 false');
    act(() => screen.getByRole('button').click());
    expect(text()).toBe('1 true');
    act(() => row.set({ id: 5 }));
    expect(text()).toBe('5 true');
    act(() => inOtherTab('row', '{"id":7}'));
    expect(text()).toBe('7 true');
    act(() => inOtherTab('look', 'x'));
    act(() => inOtherTab(null));
    expect(text()).toBe('0 false');
  });
});

describe('stored entries', () => {
  test('are kept one by one, in the order of their names, beside those of other tabs', () => {
    const heard = jest.fn();
    const stop = notes.subscribe(heard);
    notes.set('b', 2);
    notes.set('a', 1);
    inOtherTab('depot-note-c', '3');
    inOtherTab('depot-note-d', '"text"');
    expect(notes.list()).toEqual([1, 2, 3]);
    notes.remove('b');
    expect([notes.list(), localStorage.getItem('depot-note-b'), heard.mock.calls.length]).toEqual([[1, 3], null, 5]);
    stop();
    notes.set('a', 4);
    expect(heard).toHaveBeenCalledTimes(5);
  });

  test('live as long as the page where the browser would not keep them', () => {
    failWrites();
    notes.set('a', 1);
    expect(notes.list()).toEqual([1]);
    notes.remove('a');
    expect(notes.list()).toEqual([]);
  });
});
