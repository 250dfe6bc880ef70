import type { RetailLine } from './retail-line.js';

/** An invoice or a cancellation of the file. */
export interface RetailDocument {
  /** Unique: a number that comes back later in the file gets a mark. */
  reference: string;
  isCancellation: boolean;
  lines: RetailLine[];
}

/** Puts neighbouring lines of one number together, and documents into batches of about `size` lines. */
export async function* retailBatches(lines: AsyncIterable<RetailLine>, size: number): AsyncGenerator<RetailDocument[]> {
  const seen = new Map<string, number>();
  let batch: RetailDocument[] = [];
  let count = 0;
  let last: RetailDocument | undefined;
  for await (const line of lines) {
    if (last?.lines[0]?.document !== line.document) {
      if (count >= size) {
        yield batch;
        batch = [];
        count = 0;
      }
      const parts = (seen.get(line.document) ?? 0) + 1;
      seen.set(line.document, parts);
      last = {
        reference: parts === 1 ? line.document : `${line.document}/${parts}`,
        isCancellation: line.document.startsWith('C'),
        lines: [],
      };
      batch.push(last);
    }
    last.lines.push(line);
    count += 1;
  }
  if (batch.length > 0) yield batch;
}
