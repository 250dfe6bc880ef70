import { useTranslation } from '@depot/i18n';

/** Texts of this remote. */
export const useTexts = () => useTranslation('mf-admin');
