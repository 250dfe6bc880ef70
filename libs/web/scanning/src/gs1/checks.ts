import { hasCheckDigit } from '@depot/contracts/catalog';
import { parseDate } from './dates.js';

/** Additional constraints of a component, by their name in the GS1 dictionary. */
export const componentChecks: Record<string, (value: string) => boolean> = {
  csum: hasCheckDigit,
  yymmd0: (value) => parseDate(value) !== undefined,
  yymmdd: (value) => !value.endsWith('00') && parseDate(value) !== undefined,
  yyyymmdd: (value) => !value.endsWith('00') && parseDate(value.slice(2), Number(value.slice(0, 4))) !== undefined,
  hhmi: (value) => Number(value.slice(0, 2)) < 24 && Number(value.slice(2)) < 60,
  zero: (value) => /^0+$/.test(value),
};
