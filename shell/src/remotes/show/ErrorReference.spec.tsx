import { renderScreen } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import cn from '../../locales/cn.json' with { type: 'json' };
import gb from '../../locales/gb.json' with { type: 'json' };
import { ErrorReference } from './ErrorReference.js';

const texts = { shell: { gb: async () => ({ default: gb }), cn: async () => ({ default: cn }) } };
afterEach(() => void jest.restoreAllMocks());

test.each([
  ['gb', 'Error ID: 3fa9c01b7e', 'Copy', 'Copied'],
  ['cn', '错误编号：3fa9c01b7e', '复制', '已复制'],
] as const)('the id is shown and copied (%s)', async (language, text, copy, copied) => {
  const { user } = await renderScreen(<ErrorReference reference="3fa9c01b7e" />, { language, texts });
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  expect(screen.getByRole('status').textContent).toContain(text);
  await user.click(screen.getByRole('button', { name: copy }));
  expect(written).toHaveBeenCalledWith('3fa9c01b7e');
  expect(await screen.findByRole('button', { name: copied })).toBeTruthy();
});

test('a browser that does not copy leaves the id to be selected', async () => {
  const { user } = await renderScreen(<ErrorReference reference="3fa9c01b7e" />, { language: 'gb', texts });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect(screen.getByText('Error ID: 3fa9c01b7e')).toBeTruthy();
});
