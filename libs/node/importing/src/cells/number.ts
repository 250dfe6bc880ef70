import { AsyncLocalStorage } from 'node:async_hooks';
import { halfWidth, limits, parseDecimalText } from '@depot/contracts/amounts';
import { importMessages } from '@depot/contracts/importing';
import * as z from 'zod';
import { reject, shortenValue } from './explain.js';

/** Characters of the longest number, with its unit and signs. */
const longest = 60;

const wholeShape = /^-?\d{1,15}$/;
const amountShape = /^-?(\d{1,12})?(\.\d*)?$/;

/** True while cells of a file with decimal commas are read. */
const decimalComma = new AsyncLocalStorage<boolean>();

/** Reads cells as those of a file whose numbers have a comma before their decimals, or as those of any other. */
export const withDecimalComma = <T>(isSuch: boolean, read: () => T): T => decimalComma.run(isSuch, read);

/** 1,234,567.50 */
const pointBeforeDecimals = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;
/** 1.234.567,50 */
const commaBeforeDecimals = /^-?(\d{1,3}(\.\d{3})+|\d*),\d*$/;

/**
 * Parses numbers as spreadsheets show them, such as "1,234" and "$12.50": a comma must group thousands. In a file with
 * decimal commas, a comma is the decimal mark wherever possible, so that "1,234" has three decimals, and a single point
 * groups nothing: ambiguous texts are refused. Full-width digits and signs are accepted. Returns undefined for a text
 * longer than any number.
 */
function normalizeNumber(value: string): string {
  if (value.length > longest) return '';
  const bare = halfWidth(value)
    .replace(/^(-?)\$\s*/, '$1')
    .replace(/(?<!\s)\s*lbs?\.?$/i, '');
  if (decimalComma.getStore() && commaBeforeDecimals.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return pointBeforeDecimals.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** A whole number. */
export const whole = (min: number, max: number) =>
  z.string().transform((value, context) => {
    const digits = normalizeNumber(value).replace(/\.0+$/, '');
    const number = Number(digits);
    if (wholeShape.test(digits) && number >= min && number <= max) return number;
    reject(context, importMessages.notWhole, { value: shortenValue(value), min, max });
    return z.NEVER;
  });

/** A number with at most two decimals, as integer hundredths; bounds as a person writes them. */
const amount = (min: number, max: number) =>
  z.string().transform((value, context) => {
    const decimal = normalizeNumber(value).replace(/(\.\d\d)0+$/, '$1');
    const isShaped = amountShape.test(decimal) && /\d/.test(decimal) && !/\.\d{3,}$/.test(decimal);
    const hundredths = isShaped ? parseDecimalText(decimal) : NaN;
    if (hundredths >= min * 100 && hundredths <= max * 100) return hundredths;
    reject(context, importMessages.notAmount, { value: shortenValue(value), min, max });
    return z.NEVER;
  });

/** Pieces, one or more. */
export const quantity = (min = 1) => whole(min, limits.quantity);
/** Dollars in the file, cents in the row. */
export const money = (min = 0) => amount(min, limits.money);
/** Pounds in the file, hundredths in the row. */
export const weight = (min = 0.01) => amount(min, limits.weight);
