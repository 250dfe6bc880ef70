import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { type CountedProduct, type CountFact, type Finding, isOfProduct } from './countFact.js';

/** Serial numbers that are remembered, the latest; more than a person scans in a day. */
const most = 5_000;

/** A serial number of counted goods that the server has taken in a count, with its item's GTIN. */
interface CountedSerial extends CountedProduct {
  name: string;
  /** How many pieces the label stands for: a case has several. */
  pieces: number;
}

/** Like the queue of findings it outlives a logout: who signs in again goes on with the same count. */
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
  const serials = facts.reduce((before, { finding }) => afterFinding(before, product, finding), takenOf(product));
  return serials.some((serial) => serial.name === name);
}

/** The server has taken the finding: only from then on is its serial number in the count, or are others forgotten. */
export function noteSerials(fact: CountFact): void {
  const [all, before] = [counted.get() ?? [], takenOf(fact)];
  const after = afterFinding(before, fact, fact.finding);
  if (after !== before) counted.set([...all.filter((each) => !isOfProduct(fact)(each)), ...after].slice(-most));
}

/**
 * What a finding makes of the serial numbers before it. Where a person says by hand that there are fewer than were
 * scanned, nobody can tell which of the labels is meant: all of the product can be scanned again. Where it is as many
 * or more, they are among them still.
 */
function afterFinding(
  before: readonly CountedSerial[],
  { countId, productId }: CountedProduct,
  finding: Finding,
): readonly CountedSerial[] {
  if (finding.kind === 'plus' && finding.serial !== undefined)
    return [...before, { countId, productId, name: finding.serial, pieces: finding.count }];
  const pieces = before.reduce((sum, serial) => sum + serial.pieces, 0);
  return finding.kind === 'amount' && (finding.quantity ?? 0) < pieces ? [] : before;
}

const takenOf = (product: CountedProduct): readonly CountedSerial[] =>
  (counted.get() ?? []).filter(isOfProduct(product));
