import type { NumberedRow } from '../importer.js';

const batchRows = 1000;
/** A group larger than this is no order any more; it is cut. */
const largestGroup = 5000;

/** Rows in batches of about a thousand; neighbours with the same key stay together. */
export async function* batches<Row>(
  rows: AsyncIterable<NumberedRow<Row>>,
  keyOf: ((row: Row) => string) | undefined,
): AsyncGenerator<NumberedRow<Row>[]> {
  let batch: NumberedRow<Row>[] = [];
  let lastKey: string | undefined;
  for await (const row of rows) {
    const key = keyOf?.(row.row);
    const mayCut = keyOf === undefined || key !== lastKey || batch.length >= largestGroup;
    if (batch.length >= batchRows && mayCut) {
      yield batch;
      batch = [];
    }
    batch.push(row);
    lastKey = key;
  }
  if (batch.length > 0) yield batch;
}
