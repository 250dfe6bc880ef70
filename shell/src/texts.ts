import { addNamespace } from '@depot/i18n';

/** Texts of the shell. English is the fallback and comes with the code. */
export function addShellTexts(): Promise<void> {
  return addNamespace('shell', {
    gb: () => import(/* webpackMode: "eager" */ './locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  });
}
