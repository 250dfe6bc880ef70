import { useStored } from '@depot/storage';
import { storedTheme, type ThemeChoice } from '../look/index.js';
import type { Appearance } from './antdTheme.js';
import { useMediaQuery } from './useMediaQuery.js';

/** Light, dark or system: the choice on this device, and its setter. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice = 'system', choose] = useStored(storedTheme);
  return [choice, choose];
}

/** Effective theme on this device. Follows the system's changes. */
export function useAppearance(): Appearance {
  const [choice] = useThemeChoice();
  const isNight = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice !== 'system') return choice;
  return isNight ? 'dark' : 'light';
}
