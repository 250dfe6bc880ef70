import type { Logger } from '@nestjs/common';

interface InTurn<One> {
  logger: Pick<Logger, 'warn'>;
  /** Name of the item in the log. */
  nameOf: (one: One) => string;
}

/**
 * Does a task's work for one after the other. Where it fails for one, the log says so and the others have their turn
 * all the same; that one has its own again the next time.
 */
export async function eachInTurn<One>(
  ones: Iterable<One>,
  work: (one: One) => Promise<unknown>,
  { logger, nameOf }: InTurn<One>,
): Promise<void> {
  for (const one of ones) {
    try {
      await work(one);
    } catch (error) {
      logger.warn(`${nameOf(one)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
