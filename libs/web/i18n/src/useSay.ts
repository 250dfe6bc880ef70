import { useCallback } from 'react';
import { say, type Message, type MessageValues } from '@depot/contracts/errors';
import { useLanguage } from './useLanguage.js';

export type Say = (message: Message, values?: MessageValues) => string;

/** Says a message in the language on screen: for kits, which keep their few texts as messages and load no file of them. */
export function useSay(): Say {
  const language = useLanguage();
  return useCallback((message: Message, values?: MessageValues) => say(message, language, values), [language]);
}
