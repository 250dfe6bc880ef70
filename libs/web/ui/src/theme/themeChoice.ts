import { defineStored, oneOf, useStored } from '@depot/storage';
import type { Appearance } from './antdTheme.js';
import { useMediaQuery } from './useMediaQuery.js';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const stored = defineStored({
  key: 'depot-theme',
  schema: oneOf(themeChoices),
  scope: 'device',
  version: 1,
  format: 'text',
});

/** Light, dark, or as the system has it: the choice on this device, and how to choose anew. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice = 'system', choose] = useStored(stored);
  return [choice, choose];
}

/** What the choice comes to now, on this device. Follows the system between day and night. */
export function useAppearance(): Appearance {
  const [choice] = useThemeChoice();
  const isNight = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice !== 'system') return choice;
  return isNight ? 'dark' : 'light';
}
