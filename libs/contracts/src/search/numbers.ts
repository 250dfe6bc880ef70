/** Numbers on orders and invoices fit in this. */
const largest = 4_294_967_295;
/** So many digits may still be missing. */
const digitsToCome = 3;

export interface NumberRange {
  from: number;
  to: number;
}

/**
 * Every number that begins with these digits, as few ranges of an index; none where the text is no number. "#12" is 12.
 */
export function numbersBeginningWith(text: string): NumberRange[] {
  const digits = /^#?\s*([1-9]\d{0,9})$/.exec(text)?.[1];
  if (!digits) return [];
  return Array.from({ length: digitsToCome + 1 }, (_, missing) => {
    const from = Number(digits) * 10 ** missing;
    return { from, to: from + 10 ** missing - 1 };
  }).filter(({ to }) => to <= largest);
}
