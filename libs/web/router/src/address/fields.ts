/**
 * Type of a value in an address, including the result for an invalid or absent one, because users also type addresses.
 */

export interface AddressField<Value> {
  read: (text: string | null) => Value;
  /** Returns undefined if the address can omit the value. */
  write: (value: Value) => string | undefined;
  /** Name in addresses of earlier releases; it is read but not written. */
  formerly?: string;
}

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

export const text: AddressField<string> = {
  read: (given) => given ?? '',
  write: (value) => value || undefined,
};

/** 1-based. */
export const page: AddressField<number> = {
  read: (given) => positive(given) ?? 1,
  write: (value) => (value > 1 ? String(value) : undefined),
};

export const id: AddressField<number | undefined> = {
  read: positive,
  write: (value) => value?.toString(),
};

/** Several ids: `2,9`. */
export const ids: AddressField<number[]> = {
  read: (given) => (given ?? '').split(',').flatMap((each) => positive(each) ?? []),
  write: (value) => value.join(',') || undefined,
};

/** A calendar day: `YYYY-MM-DD`. */
export const day: AddressField<string | undefined> = {
  read: (given) => (given && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined),
  write: (value) => value,
};

/** One of several values; the usual one is omitted. */
export const choice = <Value extends string>(values: readonly Value[], usual: Value): AddressField<Value> => ({
  read: (given) => values.find((value) => value === given) ?? usual,
  write: (value) => (value === usual ? undefined : value),
});

/** Some of several, in their order. */
export const choices = <Value extends string>(values: readonly Value[]): AddressField<Value[]> => ({
  read: (given) => {
    const wanted = (given ?? '').split(',');
    return values.filter((value) => wanted.includes(value));
  },
  write: (value) => value.join(',') || undefined,
});

/** Integer within bounds; the usual value is omitted. */
export const integer = (min: number, max: number, usual: number): AddressField<number> => ({
  read: (given) => {
    const value = Number(given);
    return given !== null && given !== '' && Number.isInteger(value) && value >= min && value <= max ? value : usual;
  },
  write: (value) => (value === usual ? undefined : String(value)),
});
