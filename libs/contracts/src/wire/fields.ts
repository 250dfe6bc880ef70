import * as z from 'zod';
import {
  type Cents,
  type EpochMs,
  fromHundredths,
  hasTwoDecimals,
  type Hundredths,
  limits,
  stockModes,
  toCents,
  toHundredthsOfPound,
} from '../amounts/amounts.js';

const secrets = z.registry<{ secret: true }>();

/**
 * A text of a response that grants access, such as a token or a link with one. It is returned once: the server keeps no
 * copy, so a response repeated for its `Idempotency-Key` omits it. Declare it `.optional()` there.
 */
export const secretText = z.string().register(secrets, { secret: true });

/** True for `secretText`. */
export const isSecretText = (schema: z.core.$ZodType): boolean => secrets.has(schema);

/**
 * Fields that recur in requests. Amounts arrive as JSON numbers and are integers
 * (cents, hundredths of a pound) from here on.
 */
export const id = z.int().min(1).max(4_294_967_295);
export const epochMs = z.int().min(0).max(4_102_444_800_000) as z.ZodInt & z.ZodType<EpochMs, EpochMs>;
export const quantity = z.int().min(1).max(limits.quantity);
export const stockMode = z.enum(stockModes);

const twoDecimals = (max: number, min: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine(hasTwoDecimals, { params: { reason: 'twoDecimals' } });

/** Dollars on the wire, cents in the code. */
export const money = twoDecimals(limits.money, 0).transform(toCents);
/** Sum of many amounts, less credits. */
export const moneySum = twoDecimals(1000 * limits.money, -1000 * limits.money).transform(toCents);
/** Pounds on the wire, hundredths in the code; above zero. */
export const weight = twoDecimals(limits.weight, 0.01).transform(toHundredthsOfPound);
/** Pounds on the wire, hundredths in the code; zero allowed. */
export const weightOrZero = twoDecimals(limits.weight, 0).transform(toHundredthsOfPound);
/** Sum of many weights. */
export const weightSum = twoDecimals(1000 * limits.weight, 0).transform(toHundredthsOfPound);

/** Fields of responses: integers in the code, numbers with two decimals on the wire. */
const amountOut = () => z.number().transform(fromHundredths).pipe(z.number());
type AmountOut = ReturnType<typeof amountOut>;

/** Cents in the code, dollars on the wire. */
export const moneyOut = amountOut() as AmountOut & z.ZodType<number, Cents>;
/** Hundredths of a pound in the code, pounds on the wire. */
export const weightOut = amountOut() as AmountOut & z.ZodType<number, Hundredths>;

/** True for `moneyOut` and `weightOut`. */
export const isAmountOut = (schema: z.core.$ZodType): boolean => schema === moneyOut || schema === weightOut;

/**
 * Version of the object that an edit is based on; an outdated one is refused with `STALE`. A hash of the content for
 * objects without a change counter.
 */
export const contentVersion = z.string().max(40);

/** A query parameter that is an id: arrives as text. */
export const idParam = z.coerce.number<string>().pipe(id);
/** The number of the version that an edit was begun with, as a query parameter. */
export const versionParam = z.coerce.number<string>().pipe(z.int().min(0));
export const flagParam = z.enum(['true', 'false']).transform((flag) => flag === 'true');
/** In which a list is kept: XLSX when left out. */
export const fileFormatQuery = z.object({ format: z.enum(['xlsx', 'csv']).optional() });
export type FileFormatQuery = z.output<typeof fileFormatQuery>;
export const epochMsParam = z.coerce.number<string>().pipe(epochMs);
