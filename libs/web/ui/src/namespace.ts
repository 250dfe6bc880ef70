import { addNamespace } from '@depot/i18n';

/** Texts of these components. English is the fallback and comes with the code. */
export function addUiTexts(): Promise<void> {
  return addNamespace('ui', {
    gb: () => import(/* webpackMode: "eager" */ './locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  });
}
