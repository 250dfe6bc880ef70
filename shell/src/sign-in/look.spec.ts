import { lookVariables, storedTheme } from '@depot/ui/look';
import { afterEach, expect, test } from '@jest/globals';
import { applyLook } from './look.js';

const worn = () => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
const paper = (isDark: boolean) => `--depot-color-bg-container:${lookVariables(isDark)['color-bg-container']}`;

afterEach(() => storedTheme.remove());

test('the page is light or dark as it was chosen, from the beginning, and plain again once it has left', () => {
  storedTheme.set('dark');
  const look = applyLook();
  expect(worn()).toContain(paper(true));
  expect(document.documentElement.style.colorScheme).toBe('dark');
  storedTheme.set('light');
  look.refresh();
  expect(worn()).toContain(paper(false));
  expect(document.documentElement.style.colorScheme).toBe('light');
  look.leave();
  expect(worn()).toBe('');
});
