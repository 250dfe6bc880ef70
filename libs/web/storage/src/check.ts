/** What checks a value on reading: a schema of zod, small form or full, or one of the checks below. */
export interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** A schema that weighs nothing, for what the first page needs. */
export const checkedBy = <Value>(isValue: (value: unknown) => value is Value): Schema<Value> => ({
  safeParse: (value) => (isValue(value) ? { success: true, data: value } : { success: false }),
});

export const anyText = checkedBy((value) => typeof value === 'string');
export const anyNumber = checkedBy((value) => typeof value === 'number');

export const oneOf = <const Value extends string>(values: readonly Value[]): Schema<Value> =>
  checkedBy((value): value is Value => values.some((each) => each === value));
