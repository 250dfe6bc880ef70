import { useStored } from '@depot/storage';
import { storedTheme, type ThemeChoice } from '../look/index.js';
import type { Appearance } from './antdTheme.js';
import { useMediaQuery } from './useMediaQuery.js';

/** Light, dark, or as the system has it: the choice on this device, and how to choose anew. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice = 'system', choose] = useStored(storedTheme);
  return [choice, choose];
}

/** What the choice comes to now, on this device. Follows the system between day and night. */
export function useAppearance(): Appearance {
  const [choice] = useThemeChoice();
  const isNight = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice !== 'system') return choice;
  return isNight ? 'dark' : 'light';
}
