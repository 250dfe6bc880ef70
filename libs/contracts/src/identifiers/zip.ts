import { foldCharacters, withoutTextMark } from './characters.js';

/** Five digits, or nine with a hyphen behind the fifth; any other text stays as it reads. */
export function canonicalZip(text: string): string {
  const bare = withoutTextMark(foldCharacters(text));
  return bare.replace(/^(\d{5})[ -]*(\d{4})$/, '$1-$2');
}
