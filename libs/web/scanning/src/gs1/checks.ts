import { dateOf } from './dates.js';

/** True when the last digit is the GS1 check digit of those before it. */
export function hasCheckDigit(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/** What a component has to satisfy beyond its characters and its length, by the name the dictionary gives it. */
export const componentChecks: Record<string, (value: string) => boolean> = {
  csum: hasCheckDigit,
  yymmd0: (value) => dateOf(value) !== undefined,
  yymmdd: (value) => !value.endsWith('00') && dateOf(value) !== undefined,
  yyyymmdd: (value) => !value.endsWith('00') && dateOf(value.slice(2), Number(value.slice(0, 4))) !== undefined,
  hhmi: (value) => Number(value.slice(0, 2)) < 24 && Number(value.slice(2)) < 60,
  zero: (value) => /^0+$/.test(value),
};
