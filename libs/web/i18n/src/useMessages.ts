import { type Message, type MessageValues, translate } from '@depot/contracts/errors';
import { useCallback } from 'react';
import { useLanguage } from './useLanguage.js';

export type Say = (message: Message, values?: MessageValues) => string;

/**
 * Says a message in the language on screen: for kits, which keep their few texts as messages and load no file of them.
 */
export function useMessages(): Say {
  const language = useLanguage();
  return useCallback((message: Message, values?: MessageValues) => translate(message, language, values), [language]);
}
