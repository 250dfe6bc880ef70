import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { type CountedProduct, type CountFact, type Finding, isOfProduct } from './countFact.js';

/** Maximum number of stored serial numbers, more than a user scans in a day; older ones are removed. */
const most = 5_000;

/** Serial number of counted goods that the server has accepted in a count, with its item's GTIN. */
interface CountedSerial extends CountedProduct {
  name: string;
  /** Number of pieces that the label stands for; more than one for a case. */
  pieces: number;
}

/** Kept after a logout like the queue of findings, so that the user can continue the count after signing in. */
const counted = defineStored({
  key: 'depot-counted-serials',
  schema: z.arrayOfValid<CountedSerial>(
    z.object({ countId: z.number(), productId: z.number(), name: z.string(), pieces: z.number() }),
  ),
  scope: 'device',
  version: 1,
});

/**
 * Counted goods have no pieces, so the server cannot tell a serial number that it was told before: the device that
 * scanned it does. True where the number is in the count, or will be once the server has taken all of `waiting`.
 */
export function isSerialCounted(product: CountedProduct, name: string, waiting: readonly CountFact[] = []): boolean {
  const facts = waiting.filter(isOfProduct(product));
  const serials = facts.reduce((before, { finding }) => updateSerials(before, product, finding), listSerials(product));
  return serials.some((serial) => serial.name === name);
}

/** Records an accepted finding: only then is its serial number part of the count, or are others removed. */
export function recordSerials(fact: CountFact): void {
  const [all, before] = [counted.get() ?? [], listSerials(fact)];
  const after = updateSerials(before, fact, fact.finding);
  if (after !== before) counted.set([...all.filter((each) => !isOfProduct(fact)(each)), ...after].slice(-most));
}

/**
 * Updates the scanned serial numbers after a finding. A typed amount below their number does not tell which labels are
 * wrong, so all labels of the product can be scanned again. With the same or a higher amount they stay counted.
 */
function updateSerials(
  before: readonly CountedSerial[],
  { countId, productId }: CountedProduct,
  finding: Finding,
): readonly CountedSerial[] {
  if (finding.kind === 'plus' && finding.serial !== undefined)
    return [...before, { countId, productId, name: finding.serial, pieces: finding.count }];
  const pieces = before.reduce((sum, serial) => sum + serial.pieces, 0);
  return finding.kind === 'amount' && (finding.quantity ?? 0) < pieces ? [] : before;
}

const listSerials = (product: CountedProduct): readonly CountedSerial[] =>
  (counted.get() ?? []).filter(isOfProduct(product));
