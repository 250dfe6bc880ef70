import type { Language } from '@depot/contracts/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from './i18n.js';

/** The language on screen; the component renders again when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
