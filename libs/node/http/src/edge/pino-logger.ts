import { findContext } from '@depot/node-context';
import type { LoggerService } from '@nestjs/common';
import { type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger };

/** Lines are collected up to this many bytes before they are written. */
const bufferBytes = 4096;

/** JSON lines on the standard output, each with the correlation id of its request. */
export function createLogger(level: string): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    mixin: () => ({ correlationId: findContext()?.correlationId }),
  };
  if (level === 'silent') return pino(options);
  // Written in the background, at the latest after a second; pino empties the buffer when the process ends.
  const output = pino.destination({ sync: false, minLength: bufferBytes, periodicFlush: 1000 });
  // The reader of the log has closed the pipe; the process continues until it is stopped.
  output.on('error', () => undefined);
  return pino(options, output);
}

/** Lets Nest write its lines through pino. */
export class PinoLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(extractDetail(rest), String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn(extractDetail(rest), String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error(extractDetail([message, ...rest]), formatMessage(message));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.logger.fatal(extractDetail([message, ...rest]), formatMessage(message));
  }
}

function formatMessage(message: unknown): string {
  return message instanceof Error ? message.message : String(message);
}

/** Nest hands over an error or a stack first and the name of the speaker last. */
function extractDetail(parts: readonly unknown[]): { err?: Error; stack?: string; source?: string } {
  const err = parts.find((part) => part instanceof Error);
  const texts = parts.filter((part) => typeof part === 'string');
  const stack = texts.find((text) => text.includes('\n    at '));
  return { err, stack, source: texts.length > 0 ? texts.at(-1) : undefined };
}
