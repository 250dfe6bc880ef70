/** Says that a value does not fit its schema. */
export const mismatch = Symbol('mismatch');

/** Makes of a value what goes out: only what the schema names, in the form that it gives; or answers `mismatch`. */
export type Shape = (value: unknown) => unknown;
