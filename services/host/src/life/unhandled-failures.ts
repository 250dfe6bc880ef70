import { unhandledFailures } from '@depot/node-http';
import { Logger } from '@nestjs/common';
import type { ProcessEnd } from './process-end.js';

const logger = new Logger('Process');

/**
 * A failure that nobody handled is a defect, and after it nobody knows what this process still holds. So it is logged
 * with its cause and counted, and the process answers what it was asked and ends with code 1; whoever supervises it
 * starts it again.
 */
export function endOnUnhandledFailure(end: ProcessEnd): void {
  const failed = (kind: keyof typeof unhandledFailures) => (failure: unknown) => {
    unhandledFailures[kind] += 1;
    logger.fatal(new Error(`Unhandled ${kind}`, { cause: failure }));
    end.begin(1);
  };
  process.on('unhandledRejection', failed('rejection'));
  process.on('uncaughtException', failed('exception'));
}
