import type { Changed } from './statement-batch.js';

/** Rows of one statement, so that none holds many locks. */
const batch = 5_000;

/**
 * Removes in short statements, each of `:limit` rows, until none of them is left: what removes so many an hour and no
 * more lets a table grow for ever once more than that comes in.
 */
export async function removeAll(remove: (limit: number) => Promise<Changed>): Promise<void> {
  while ((await remove(batch)).affectedRows === batch);
}
