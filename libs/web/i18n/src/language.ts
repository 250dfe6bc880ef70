import { type Language, languages } from '@depot/contracts/errors';
import { defineStored, oneOf } from '@depot/storage';

/** The language chosen last on this device. */
export const chosenLanguage = defineStored({
  key: 'depot-language',
  schema: oneOf(languages),
  scope: 'device',
  version: 1,
  format: 'text',
});

/** English is the default and the fallback. */
export const defaultLanguage: Language = 'gb';

/** BCP 47 tags, for `<html lang>` and `Intl`. */
export const languageTags: Record<Language, string> = { gb: 'en-US', cn: 'zh-CN' };

/** Initial language on this device. */
export const storedLanguage = (): Language => chosenLanguage.get() ?? defaultLanguage;

/** Each language named in itself. */
export const languageNames: Record<Language, string> = { gb: 'English', cn: '中文' };
