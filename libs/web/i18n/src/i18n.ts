import { enumerated, type Language, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import { createInstance, type i18n as I18n } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { chosenLanguage, defaultLanguage, languageTags, storedLanguage } from './language.js';
import { loadNamespaces } from './namespaces.js';
import { countByTags } from './plurals.js';

/** Writing that runs from right to left. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A value within a text of ours, isolated where it is written from right to left, as `<bdi>` does for elements:
 * otherwise it takes the figures beside it along.
 */
export const isolate = (value: string): string => (rightToLeft.test(value) ? `\u2068${value}\u2069` : value);

/** Names in a row, parted as the language of the reader does it, each isolated. */
export const listNames = (names: readonly string[]): string => enumerated(names.map(isolate))[currentLanguage()];

/** The one instance of i18next; remotes get the same through the shell. */
export const i18n: I18n = createInstance();

function watchLanguage(language: Language): void {
  document.documentElement.lang = languageTags[language];
}

/** Starts with the stored language. Texts are added by namespace, see `addNamespace`. */
export async function startI18n(language: Language = storedLanguage()): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: ['gb', 'cn'],
    load: 'currentOnly',
    defaultNS: 'shell',
    resources: {},
    interpolation: { escape: isolate }, // React escapes
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  countByTags(i18n);
  watchLanguage(language);
}

export function currentLanguage(): Language {
  return i18n.language === 'cn' ? 'cn' : defaultLanguage;
}

/** Counts the choices: a later one makes an earlier one void, however long its texts take. */
let choices = 0;

/** Switches without a reload: first the texts of everything loaded so far, then the screen. The last choice counts. */
export async function setLanguage(language: Language): Promise<void> {
  const choice = ++choices;
  await loadNamespaces(i18n, language);
  if (choice !== choices) return;
  chosenLanguage.set(language);
  watchLanguage(language);
  await i18n.changeLanguage(language);
}

/** The language on screen; the component renders again when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}

export type Say = (message: Message, values?: MessageValues) => string;

/**
 * Says a message in the language on screen: for kits, which keep their few texts as messages and load no file of them.
 */
export function useMessages(): Say {
  const language = useLanguage();
  return useCallback(
    (message: Message, values?: MessageValues) => translate(message, language, values && isolateValues(values)),
    [language],
  );
}

/** Names and other texts among the values are isolated, as i18next isolates those of its texts. */
function isolateValues(values: MessageValues): MessageValues {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'string' ? isolate(value) : value]));
}
