import type { Hundredths } from '@depot/contracts/amounts';
import type { Gs1Element } from './elements.js';

/** One pound is 0.45359237 kg, exactly; this is 10⁸ times that. */
const kilogramsPerPound = 45_359_237n;

const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** Hundredths of a pound per unit as a fraction, by the first three digits of the identifier. */
const units: [ai: string, numerator: bigint, denominator: bigint][] = [
  ['320', 100n, 1n],
  ['310', 100n * 100_000_000n, kilogramsPerPound],
  ['357', 100n, 16n], // ounces
  ['356', 100n * 12n, 175n], // troy ounces
];

/**
 * Net weight in hundredths of a pound: in pounds where the label says it in those, else converted. The identifier's
 * last digit counts the decimals.
 */
export function readNetWeight(elements: readonly Gs1Element[]): Hundredths | undefined {
  for (const [unit, numerator, denominator] of units) {
    const found = elements.find(({ ai }) => ai.length === 4 && ai.startsWith(unit));
    if (found) return divideHalfUp(BigInt(found.value) * numerator, denominator * 10n ** BigInt(found.ai.at(-1) ?? 0));
  }
  return undefined;
}
