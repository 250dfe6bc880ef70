import { gtin14, hasCheckDigit } from '@depot/contracts/catalog';

/** Shorter ones would be found in numbers of all kinds. */
const minDigits = 6;

/** UPC-E digits for this GTIN of 14 digits; usually none. */
function listPrintedForms(gtin: string): string[] {
  if (!gtin.startsWith('000')) return [];
  const whole = gtin.slice(2);
  // Five digits are omitted after the third to sixth one, and a further digit encodes them.
  const short = [3, 4, 5, 6].flatMap((at) =>
    [...'0123456789'].map((last) => whole.slice(0, at) + whole.slice(at + 5, 11) + last + whole.slice(11)),
  );
  return short.filter((digits) => gtin14(digits) === gtin);
}

/**
 * Other stored forms of a searched GTIN: without leading zeros, or as printed on a small pack. Empty unless the text is
 * a complete GTIN.
 */
export function listOtherSpellings(text: string): string[] {
  const gtin = gtin14(text);
  const digits = gtin.replace(/^0+/, '');
  if (digits.length < minDigits || !hasCheckDigit(gtin)) return [];
  return [...new Set([digits, ...listPrintedForms(gtin)])].filter((spelling) => spelling !== text);
}
