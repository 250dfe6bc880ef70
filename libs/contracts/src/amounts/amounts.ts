import { commonMessages, DomainError, type Message } from '../errors/index.js';

/**
 * Has Weight decides how a product is kept, ordered and charged.
 * `No`: counted pieces. `Yes`: pieces that each have their own weight and label; charged by weight.
 * `Weighting`: one pool of weight; ordered and charged by weight.
 */
export const stockModes = ['Yes', 'No', 'Weighting'] as const;
export type StockMode = (typeof stockModes)[number];

/** True where money is weight × rate. */
export function chargedByWeight(hasWeight: StockMode): boolean {
  return hasWeight !== 'No';
}

/** True where stock and orders are in pounds and not in pieces. */
export function isBulk(hasWeight: StockMode): boolean {
  return hasWeight === 'Weighting';
}

/** Bounds of single fields on the wire. */
export const limits = {
  /** Pieces on a line. */
  quantity: 1_000_000,
  /** Pounds on a line, as on the wire. */
  weight: 1_000_000,
  /** Dollars in a field, as on the wire. */
  money: 10_000_000,
  /** Bytes of an ordinary request body. */
  bodyBytes: 1024 * 1024,
  /** Bytes of an import or an upload. */
  uploadBytes: 64 * 1024 * 1024,
} as const;

/**
 * Money and weight are integers everywhere in the code: cents of a US dollar and hundredths of a pound.
 * The wire carries them as JSON numbers with at most two decimals, the database as DECIMAL(…, 2).
 */

/**
 * A number with a compile-time unit. A number with another unit is refused; a bare number is accepted, so that literals
 * and sums need no cast: a sum takes the unit of its target.
 */
type InUnit<Unit extends string> = number & { readonly '~unit'?: Unit };

/** Integer cents (1234 = $12.34). */
export type Cents = InUnit<'cent'>;

/** Integer hundredths of a pound (1234 = 12.34 lb). */
export type Hundredths = InUnit<'hundredth of a pound'>;

/** A moment: milliseconds since the beginning of 1970, UTC. */
export type EpochMs = InUnit<'epoch ms'>;

/** The amount with the opposite sign. */
export const negated = <Amount extends Cents | Hundredths>(amount: Amount): Amount => (0 - amount) as Amount;

/** $12.34 → 1234. The caller has checked that there are at most two decimals (`hasTwoDecimals`). */
export const toCents = (dollars: number): Cents => toHundredths(dollars);

/** 12.34 lb → 1234. The caller has checked that there are at most two decimals (`hasTwoDecimals`). */
export const toHundredthsOfPound = (pounds: number): Hundredths => toHundredths(pounds);

/** 12.34 → 1234, in any unit. The caller has checked for at most two decimals (`hasTwoDecimals`). */
export function toHundredths(value: number): number {
  return Math.round(value * 100);
}

/** 1234 → 12.34, the nearest double, which prints with at most two decimals. */
export function fromHundredths(value: Cents | Hundredths): number {
  return value / 100;
}

/** True when the number has at most two decimals, as a person would write it. */
export function hasTwoDecimals(value: number): boolean {
  return Number.isFinite(value) && Math.round(value * 100) / 100 === value;
}

/** Maximum of a DECIMAL(14, 2) column, to which the database would silently clamp. */
const maxHundredths = 99_999_999_999_999;
/** Maximum of an INT column. */
const maxWhole = 2_147_483_647;

/**
 * 1234 → "12.34", the text for a DECIMAL column.
 * @throws VALIDATION above the column's maximum
 */
export function decimalText(hundredths: Cents | Hundredths): string {
  if (!(Math.abs(hundredths) <= maxHundredths)) throw new DomainError('VALIDATION', commonMessages.sumTooLarge);
  const sign = hundredths < 0 ? '-' : '';
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Characters; lists hold thousands of amounts, and cutting each of them up costs more than all the rest of reading it.
 */
const shortEnough = 15;

/**
 * A sum of whole numbers for an INT column.
 * @throws VALIDATION above the column's maximum
 */
export function wholeSum(value: number): number {
  if (!(Math.abs(value) <= maxWhole)) throw new DomainError('VALIDATION', commonMessages.sumTooLarge);
  return value;
}

/** The forms of ASCII that Chinese and Japanese keyboards write as wide as their own characters. */
const fullWidth = /[！-～]/g;
const fullWidthAhead = 0xfee0;

/** "１２．５" → "12.5": converts full-width characters of a typed number or date. */
export function halfWidth(text: string): string {
  return text.replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidthAhead));
}

/** "12.34" → 1234, exact for any DECIMAL(…, 2) text within safe integers. */
export function parseDecimalText(text: string): number {
  // So short a number is less than half a hundredth away from its double.
  if (text.length <= shortEnough) return Math.round(Number(text) * 100);
  const [whole = '0', fraction = ''] = text.split('.');
  const digits = Number(`${whole.replace('-', '')}${fraction.padEnd(2, '0').slice(0, 2)}`);
  return text.startsWith('-') ? -digits : digits;
}

/** pieces × rate, in cents. */
export function amountOfPieces(quantity: number, rate: Cents): Cents {
  const amount = quantity * rate;
  return Number.isSafeInteger(amount) ? amount : Number(BigInt(quantity) * BigInt(rate));
}

/** Steps of an average weight: millionths of a pound, so that every reader of the wire gets the same number. */
const averageSteps = 1_000_000;

/** Average weight of the pieces in stock in pounds, to the millionth; undefined without a piece. */
export function averagePieceWeight(totalWeight: Hundredths, pieces: number): number | undefined {
  return pieces > 0 ? Math.round((totalWeight / pieces) * (averageSteps / 100)) / averageSteps : undefined;
}

/** Estimated weight of pieces that are not weighed yet, from the average in pounds. */
export function estimateWeight(pieces: number, averageWeight: number): Hundredths {
  return Math.round((Math.round(averageWeight * averageSteps) * pieces) / (averageSteps / 100));
}

/** weight (hundredths of a pound) × rate (cents per pound), rounded half up to the cent. */
export function amountOfWeight(weight: Hundredths, rate: Cents): Cents {
  return Number((BigInt(weight) * BigInt(rate) + 50n) / 100n);
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const pounds = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 123450 → "$1,234.50". */
export function formatCents(cents: Cents): string {
  return usd.format(cents / 100);
}

/** 1234 → "12.34" (the unit is the caller's). */
export function formatWeight(weight: Hundredths): string {
  return pounds.format(weight / 100);
}

/** A weight with its unit: a value of a message. */
export function inPounds(weight: Hundredths): Message {
  const amount = formatWeight(weight);
  return { gb: `${amount} lb`, cn: `${amount} 磅` };
}

/** A copy in which the named amounts are dollars or pounds, as people read them: for the activity log. */
export function withPlainAmounts<T extends object>(thing: T, names: readonly (keyof T)[]): object {
  const plain = names.map((name) => [name, fromHundredths(Number(thing[name]))] as const);
  return { ...thing, ...Object.fromEntries(plain) };
}
