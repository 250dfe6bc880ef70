import type { Appearance } from './antdTheme.js';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'depot-theme';
const darkQuery = '(prefers-color-scheme: dark)';

type Listener = () => void;
const listeners = new Set<Listener>();

export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function setThemeChoice(choice: ThemeChoice): void {
  localStorage.setItem(storageKey, choice);
  listeners.forEach((listener) => listener());
}

/** What the choice comes to now, on this device. */
export function appearance(): Appearance {
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  return window.matchMedia(darkQuery).matches ? 'dark' : 'light';
}

/** Tells of a new choice, here or in another tab, and of the system's change between day and night. */
export function subscribeTheme(listener: Listener): () => void {
  const system = window.matchMedia(darkQuery);
  listeners.add(listener);
  system.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
