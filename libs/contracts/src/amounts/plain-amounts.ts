import { fromHundredths } from './amounts.js';

/** A copy in which the named amounts are dollars or pounds, as people read them: for the activity log. */
export function withPlainAmounts<T extends object>(thing: T, names: readonly (keyof T)[]): object {
  const plain = names.map((name) => [name, fromHundredths(Number(thing[name]))] as const);
  return { ...thing, ...Object.fromEntries(plain) };
}
