import { currentLanguage, i18n } from './i18n.js';
import { type LocaleLoaders, registerNamespace } from './namespaces.js';

export {
  currentLanguage,
  i18n,
  isolate,
  listNames,
  type Say,
  setLanguage,
  startI18n,
  useLanguage,
  useMessages,
} from './i18n.js';
export { languageNames, languageTags, storedLanguage } from './language.js';
export type { LocaleLoaders } from './namespaces.js';
export type { TFunction } from 'i18next';
export { I18nextProvider, Trans, useTranslation } from 'react-i18next';

/**
 * Makes the texts of a package available under its namespace, now and after a switch of the language. Another version
 * brings its own.
 */
export function addNamespace(namespace: string, loaders: LocaleLoaders, version = ''): Promise<void> {
  return registerNamespace(i18n, currentLanguage(), namespace, { loaders, version });
}
