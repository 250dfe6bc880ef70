import { defineStored, oneOf } from '@depot/storage';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice on this device; nothing is kept before anybody has chosen. */
export const storedTheme = defineStored({
  key: 'depot-theme',
  schema: oneOf(themeChoices),
  scope: 'device',
  version: 1,
  format: 'text',
});
