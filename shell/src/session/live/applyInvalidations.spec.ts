import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { store } from '../../store.js';
import { applyInvalidations } from './applyInvalidations.js';

/** Tags that screens refetched, in order. */
let renewed: string[][] = [];
/** Long enough that everything before is forgotten. */
const pause = () => jest.advanceTimersByTime(60_000);

beforeEach(() => {
  jest.useFakeTimers();
  pause();
  renewed = [];
  jest.spyOn(store, 'dispatch').mockImplementation((action) => {
    const { payload = [] } = action as unknown as { payload?: { type: string }[] };
    renewed.push(payload.map(({ type }) => type));
    return action;
  });
});
afterEach(() => {
  pause();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the first change is seen at once, those that follow at their pace, all of them at a time', () => {
  applyInvalidations(new Set(['orders']));
  applyInvalidations(new Set(['returns']));
  applyInvalidations(new Set(['invoices']));
  expect(renewed).toEqual([['Order']]);
  jest.advanceTimersByTime(700);
  expect(renewed).toEqual([['Order'], ['Return', 'Invoice']]);
});

test('the stock is renewed less often, and in the end it is', () => {
  applyInvalidations(new Set(['inventory']));
  applyInvalidations(new Set(['inventory', 'orders']));
  jest.advanceTimersByTime(700);
  expect(renewed).toEqual([['Inventory'], ['Order']]);
  jest.advanceTimersByTime(5_000);
  expect(renewed.flat().filter((type) => type === 'Inventory')).toHaveLength(2);
});

test('after an absence everything is asked for, the stock too', () => {
  applyInvalidations(new Set(['inventory']));
  applyInvalidations('everything');
  jest.advanceTimersByTime(700);
  expect(renewed.at(-1)).toContain('Inventory');
});

test('while nobody looks nothing is asked for, and all of it as soon as somebody does', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  applyInvalidations(new Set(['orders']));
  pause();
  expect(renewed).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(renewed).toEqual([['Order']]);
});
