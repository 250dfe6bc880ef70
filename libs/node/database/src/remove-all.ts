import type { Changed } from './statement-batch.js';

/** Rows of one statement, so that none holds many locks. */
const batch = 5_000;

/**
 * Deletes in short statements of `:limit` rows until none is left. A fixed number an hour would let a table grow
 * without bound once more rows arrive than that.
 */
export async function removeAll(remove: (limit: number) => Promise<Changed>): Promise<void> {
  while ((await remove(batch)).affectedRows === batch);
}
