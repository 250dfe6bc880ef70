import type { Language } from '@depot/contracts/errors';

const translated: [RegExp, Language][] = [
  [/^(gb|en)\b/, 'gb'],
  [/^(cn|zh)\b/, 'cn'],
];

const remembered = new Map<string, Language>();
/** Browsers send few different headers; the limit bounds the memory that other clients can use. */
const maxRemembered = 200;

/** The first language of `Accept-Language` that we speak, by the reader's preference; English otherwise. */
export function parseLanguage(header = ''): Language {
  const known = remembered.get(header);
  if (known) return known;
  const language = chooseLanguage(header);
  if (remembered.size < maxRemembered) remembered.set(header, language);
  return language;
}

function chooseLanguage(header: string): Language {
  const wishes = header
    .toLowerCase()
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const match = translated.find(([pattern]) => pattern.test(tag));
    if (match) return match[1];
  }
  return 'gb';
}
