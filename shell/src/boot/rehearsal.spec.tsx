import { startI18n } from '@depot/i18n';
import { serve } from '@depot/web-testing';
import { afterEach, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderAhead } from './rehearsal.js';
import { addShellTexts } from './start.js';

const styles = () => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

afterEach(() => {
  document.body.replaceChildren();
  document.title = '';
});

test('what comes next is gone through unseen: its styles are made, nothing is asked, nothing is said', async () => {
  await startI18n();
  await addShellTexts();
  const calls = serve({});
  document.title = 'Sign in';
  document.body.append('the sign-in page');
  expect(styles()).not.toContain('.ant-btn');
  const clear = await act(renderAhead);
  expect(styles()).toContain('.ant-btn');
  expect([document.body.textContent, document.title, calls]).toEqual(['the sign-in page', 'Sign in', []]);
  act(clear);
  expect(styles()).toContain('.ant-btn');
});
