import type { LocaleTexts } from '@depot/contracts/deployments';

/** `order.title` → text; plural forms count as one key, for Chinese has a single form. */
function flat(texts: LocaleTexts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string'
      ? [[`${prefix}${key}`.replace(/_(one|other)$/, ''), text]]
      : [...flat(text, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

const valuesIn = (text: string): string => [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort().join();

/** Keys that one language lacks, and sentences that do not take the same values. Empty: the languages agree. */
export function localeGaps(gb: LocaleTexts, cn: LocaleTexts): string[] {
  const english = flat(gb);
  const chinese = flat(cn);
  const missing = [...english.keys()].filter((key) => !chinese.has(key)).map((key) => `cn lacks ${key}`);
  const extra = [...chinese.keys()].filter((key) => !english.has(key)).map((key) => `gb lacks ${key}`);
  const unlike = [...english].filter(
    ([key, text]) => chinese.has(key) && valuesIn(text) !== valuesIn(chinese.get(key) ?? ''),
  );
  return [...missing, ...extra, ...unlike.map(([key]) => `${key} takes different values`)];
}
