/*
 * What checks stored values of the first page, as `checkedBy` takes it: zod would have to be fetched before the page is
 * drawn.
 */

export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number';
export const isInteger: Check = Number.isSafeInteger;
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isObject: Check = (value) => typeof value === 'object' && value !== null;

/** True for a list whose items are all such. */
export const checkEvery =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

/** True for what may be missing, and is such where it is there. */
export const checkOptional =
  (isValue: Check): Check =>
  (value) =>
    value === undefined || isValue(value);

/** True for an object with such fields. What else it has is not looked at. */
export const checkFields =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, isValue]) => isValue((value as Fields)[name]));

type Fields = Readonly<Record<string, unknown>>;
