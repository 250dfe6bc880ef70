import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';

/** Serial numbers that are remembered, the latest; more than a person scans in a day. */
const most = 5_000;

/** A serial number of counted goods that was taken in a count, with its item's GTIN. */
export interface CountedSerial {
  countId: number;
  productId: number;
  name: string;
  /** How many pieces the label stands for: a case has several. */
  pieces: number;
}

const counted = defineStored({
  key: 'counted-serials',
  schema: z.arrayOfValid<CountedSerial>(
    z.object({ countId: z.number(), productId: z.number(), name: z.string(), pieces: z.number() }),
  ),
  scope: 'user',
  version: 2,
});

type OfProduct = Pick<CountedSerial, 'countId' | 'productId'>;

/**
 * Counted goods have no pieces, so the server cannot tell a serial number that it was told before: the device that
 * scanned it does, also after a reload. False where this one was taken in this count before.
 */
export function takeSerial(serial: CountedSerial): boolean {
  const before = counted.get() ?? [];
  if (before.some((each) => isOf(serial, each) && each.name === serial.name)) return false;
  counted.set([...before, serial].slice(-most));
  return true;
}

/** The piece is not in the count after all: its label can be scanned again. */
export function giveSerialBack(product: OfProduct, name: string): void {
  counted.set((counted.get() ?? []).filter((each) => !isOf(product, each) || each.name !== name));
}

/**
 * A person has said by hand how many there are. Where that is fewer than what was scanned, nobody can tell which of the
 * labels is meant: all of the product can be scanned again. Where it is as many or more, they are among them still.
 */
export function fitSerials(product: OfProduct, quantity: number): void {
  const before = counted.get() ?? [];
  const pieces = before.reduce((sum, each) => sum + (isOf(product, each) ? each.pieces : 0), 0);
  if (quantity < pieces) counted.set(before.filter((each) => !isOf(product, each)));
}

const isOf = ({ countId, productId }: OfProduct, serial: CountedSerial) =>
  serial.countId === countId && serial.productId === productId;
