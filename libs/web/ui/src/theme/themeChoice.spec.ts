import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { storedTheme } from '../look/index.js';
import { useAppearance } from './themeChoice.js';

/** The browser's media query for the system theme, which the test switches. */
const night = Object.assign(new EventTarget(), { matches: false });
const turnTo = (isNight: boolean) =>
  act(() => {
    night.matches = isNight;
    night.dispatchEvent(new Event('change'));
  });

beforeEach(() => {
  night.matches = false;
  jest.spyOn(window, 'matchMedia').mockImplementation(() => night as unknown as MediaQueryList);
});
afterEach(() => {
  storedTheme.remove();
  jest.restoreAllMocks();
});

test('who has chosen nothing sees it as the system has it, by day and by night', () => {
  const { result } = renderHook(useAppearance);
  expect(window.matchMedia).toHaveBeenCalledWith('(prefers-color-scheme: dark)');
  expect(result.current).toBe('light');
  turnTo(true);
  expect(result.current).toBe('dark');
  turnTo(false);
  expect(result.current).toBe('light');
});

test('what was chosen on this device stays, whatever the system has', () => {
  storedTheme.set('light');
  const { result } = renderHook(useAppearance);
  turnTo(true);
  expect(result.current).toBe('light');
});
