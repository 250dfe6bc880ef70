import { addNamespace, startI18n } from '@depot/i18n';
import { renderScreen } from '@depot/web-testing';
import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { addShellTexts } from '../boot/start.js';
import { LanguageSwitch } from './switches.js';

/** Whether the Chinese texts of a remote load. */
let isThere = false;
beforeAll(async () => {
  const texts = { default: { title: 'x' } };
  await startI18n();
  await addShellTexts();
  await addNamespace('mf-orders', {
    gb: async () => Promise.resolve(texts),
    cn: async () => (isThere ? Promise.resolve(texts) : Promise.reject(new Error('no network'))),
  });
});

test('a language whose texts do not come is told, and comes later', async () => {
  const { user } = await renderScreen(<LanguageSwitch />);
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitem', { name: '中文' }));
  };
  await choose();
  expect(await screen.findByText('“中文” could not be loaded. Everything else keeps working.')).toBeTruthy();
  isThere = true;
  await choose();
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
});
