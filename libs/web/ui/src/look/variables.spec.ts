import { expect, test } from '@jest/globals';
import { theme } from 'antd';
import { buildAntdTheme } from '../theme/antdTheme.js';
import { lookVariables } from './variables.js';

/** `color-text` → `colorText`, as antd names its tokens. */
const tokenOf = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test.each([false, true])('what is drawn before antd looks as antd does (dark: %s)', (isDark) => {
  const tokens = new Map<string, unknown>(
    Object.entries(theme.getDesignToken(buildAntdTheme(isDark ? 'dark' : 'light', true))),
  );
  const variables = Object.entries(lookVariables(isDark));
  const ofAntd = variables.map(([name]) => String(tokens.get(tokenOf(name))));
  expect(variables.map(([, value]) => value.replace(/px$/, ''))).toEqual(ofAntd);
});
