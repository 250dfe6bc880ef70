/** Hears how many things are in the document. Throws where nobody wants the document any more. */
export type Tell = (done: number) => Promise<void>;

/** A document that is made in parts: at once for who waits, or as a job that tells how far it is. */
export interface LongDocument {
  /** Of the file. */
  name: string;
  /** Media type. */
  type: string;
  /** Things that will be in it. */
  total: number;
  /** Things that were asked for and will not be in it. */
  leftOut?: number;
  make: (tell: Tell) => Promise<Buffer>;
}

/** Deals things into batches of at most `size`; the first may be smaller, where a part-used sheet is filled up. */
export function batchesOf<T>(things: readonly T[], size: number, first = size): T[][] {
  const batches = [things.slice(0, first)];
  for (let from = first; from < things.length; from += size) batches.push(things.slice(from, from + size));
  return batches;
}
