import type { Hundredths } from '@depot/contracts/amounts';

/** One pound is 0.45359237 kg, exactly; this is 10⁸ times that. */
const kilogramsPerPound = 45_359_237n;

const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/**
 * Net weight of `(320n)` pounds or `(310n)` kilograms, in hundredths of a pound; the identifier's last digit counts the
 * decimals.
 */
export function netWeight(ai: string, value: string): Hundredths | undefined {
  const decimals = 10n ** BigInt(ai.at(-1) ?? 0);
  if (ai.startsWith('320')) return halfUp(BigInt(value) * 100n, decimals);
  if (ai.startsWith('310')) return halfUp(BigInt(value) * 100n * 100_000_000n, decimals * kilogramsPerPound);
  return undefined;
}
