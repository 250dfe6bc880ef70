/** A group larger than this is no order any more; it is cut. */
const maxGroupSize = 5000;

/**
 * Things in batches of about `size()`, which may change on the way; neighbours with the same key stay together, those
 * without one need not.
 */
export async function* batches<T>(
  things: AsyncIterable<T>,
  getKey: ((thing: T) => string | undefined) | undefined,
  size: () => number,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let lastKey: string | undefined;
  for await (const thing of things) {
    const key = getKey?.(thing);
    const mayCut = key === undefined || key !== lastKey || batch.length >= maxGroupSize;
    if (batch.length >= size() && mayCut) {
      yield batch;
      batch = [];
    }
    batch.push(thing);
    lastKey = key;
  }
  if (batch.length > 0) yield batch;
}

/** Most rows that one short transaction writes, and most rows that it takes from a file. */
const [maxWritten, maxRows] = [25_000, 100];

/** Rows of a file per step, if each writes this number of other rows. */
export const computeRowsPerStep = (others: number): number =>
  Math.max(1, Math.min(maxRows, Math.floor(maxWritten / Math.max(1, others))));
