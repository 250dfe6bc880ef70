/** Positive whole numbers of an address, `2,9`; nonsense is left out. */
export function numbersIn(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .map(Number)
    .filter((value) => Number.isSafeInteger(value) && value > 0);
}

/** A day of an address, `YYYY-MM-DD`; nonsense is none. */
export function dayIn(text: string | null): string | undefined {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
