import { languages, type Language } from '@depot/contracts/errors';

const storageKey = 'depot-language';
/** English is the default and the fallback. */
export const defaultLanguage: Language = 'gb';

/** BCP 47 tags, for `<html lang>` and `Intl`. */
export const languageTags: Record<Language, string> = { gb: 'en-US', cn: 'zh-CN' };

/** The language chosen last on this device. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
}

/** Each language named in itself. */
export const languageNames: Record<Language, string> = { gb: 'English', cn: '中文' };
