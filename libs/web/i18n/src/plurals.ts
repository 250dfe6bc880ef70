import { languages } from '@depot/contracts/errors';
import type { i18n as Instance } from 'i18next';
import { languageTags } from './language.js';

interface PluralResolver {
  getRule(code: string, options?: object): Intl.PluralRules;
}

/**
 * i18next takes a language's name for a BCP 47 tag. Ours are none, and the browser's own language would decide: "1 件"
 * would have no text where that is English, and "1 hour" none where it is Chinese.
 */
export function countByTags({ services }: Instance): void {
  const resolver = services.pluralResolver as PluralResolver;
  const getRule = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => {
    const language = languages.find((known) => known === code);
    return getRule(language ? languageTags[language] : code, options);
  };
}
