import type { Logger } from '@nestjs/common';

interface InTurn<One> {
  logger: Pick<Logger, 'warn'>;
  /** Name of the item in the log. */
  getName: (one: One) => string;
}

/**
 * Runs a task for one item after the other. A failure is logged and does not affect the other items; the item is
 * retried at the next run.
 */
export async function runForEach<One>(
  ones: Iterable<One>,
  work: (one: One) => Promise<unknown>,
  { logger, getName }: InTurn<One>,
): Promise<void> {
  for (const one of ones) {
    try {
      await work(one);
    } catch (error) {
      logger.warn(`${getName(one)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
