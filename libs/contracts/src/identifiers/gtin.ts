import { foldCharacters, removeTextMark } from './characters.js';
import { gtin14, hasCheckDigit } from './gtins.js';

const lengths: readonly number[] = [8, 12, 13, 14];

/** True for as many digits as a GTIN has. */
export const isGtinLength = (digits: string): boolean => /^\d+$/.test(digits) && lengths.includes(digits.length);

/** The number with the zero that a spreadsheet took from its front; undefined where that makes no GTIN of it. */
export function restoredGtin(digits: string): string | undefined {
  const whole = `0${digits}`;
  const isShort = digits.length === 7 || digits.length === 11;
  return isShort && hasCheckDigit(gtin14(whole)) ? whole : undefined;
}

/** Canonical form of a GTIN for storing, searching and comparing: digits only, with its leading zero. */
export function canonicalGtin(text: string): string {
  const bare = removeTextMark(foldCharacters(text)).replace(/[ -]/g, '');
  return restoredGtin(bare) ?? bare;
}
