/** Direction overrides reverse the following text and so deceive readers: refused rather than silently removed. */
const overrides = '\u202d\u202e';
/** Marks without a shape of their own: zero-width characters, direction marks, soft hyphens, joiners. */
const invisible = /\p{Cf}/gu;
/** Format characters that are visible: signs before Arabic and Syriac numbers. */
const shown = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/;
/** Joiners: they shape letters and make one picture of several. */
const joiner = /[\u200c\u200d]/;
const ascii = /^[\u0020-\u007f]$/;
/** Full-width forms of ASCII, as a Chinese keyboard writes them. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;
/** Hyphens, dashes and minus signs that count as a hyphen. */
const hyphens = /[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** The text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** True if no character of the text is visible. */
export const isInvisible = (text: string): boolean => withoutInvisible(text).trim() === '';

/** Common form of texts that look equal: no invisible characters, ASCII in its own width, single blanks. */
export function foldCharacters(text: string): string {
  return text
    .replace(hyphens, '-')
    .replace(invisible, (character) => (overrides.includes(character) ? character : ''))
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Without the apostrophe by which spreadsheets mark a number as a text. */
export const removeTextMark = (text: string): string => text.replace(/^['\u2018\u2019`]\s*/, '');

/**
 * Canonical form of a name: joiners between letters or emoji stay, other invisible characters are removed. Empty if
 * nothing is visible.
 */
export function canonicalName(text: string): string {
  if (isInvisible(text)) return '';
  const characters = [...text];
  const isJoiner = (at: number) =>
    [characters[at - 1], characters[at + 1]].every((each) => each !== undefined && !ascii.test(each));
  return characters
    .filter((each, at) => each.replace(invisible, '') !== '' || shown.test(each) || (joiner.test(each) && isJoiner(at)))
    .join('')
    .trim();
}
