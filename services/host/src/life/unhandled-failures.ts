import { unhandledFailures } from '@depot/node-http';
import { Logger } from '@nestjs/common';
import type { ProcessEnd } from './process-end.js';

const logger = new Logger('Process');

/**
 * An unhandled failure is a bug that leaves the process in an unknown state. It is logged with its cause and counted;
 * the process finishes pending requests and exits with code 1, so that its supervisor restarts it.
 */
export function endOnUnhandledFailure(end: ProcessEnd): void {
  const recordFailure = (kind: keyof typeof unhandledFailures) => (failure: unknown) => {
    unhandledFailures[kind] += 1;
    logger.fatal(new Error(`Unhandled ${kind}`, { cause: failure }));
    end.begin(1);
  };
  process.on('unhandledRejection', recordFailure('rejection'));
  process.on('uncaughtException', recordFailure('exception'));
}
