import { setTimeout as wait } from 'node:timers/promises';
import { beginDraining, type Logger } from '@depot/node-http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Tracing } from './tracing.js';

/** Milliseconds that requests under way may take to end. */
const timeoutMs = 12_000;

/**
 * Graceful end of this process: it reports itself as not ready for `drainMs`, finishes pending requests, then exits.
 */
export class ProcessEnd {
  private isEnding = false;
  /**
   * Forces the end if it hangs. Cleared at the end, since a test's timer would otherwise end the process of a later
   * test.
   */
  private bound: NodeJS.Timeout | undefined;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly drainMs: number,
    private readonly logger: Logger,
    private readonly tracing: Tracing | undefined,
  ) {}

  /** Ends on SIGTERM and SIGINT with code 0; a second signal ends at once. */
  onSignals(): void {
    const stop = () => {
      if (this.isEnding) process.exit(1);
      this.begin(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  }

  /** Starts to end; further calls have no effect. */
  begin(exitCode: number): void {
    if (this.isEnding) return;
    this.isEnding = true;
    this.bound = setTimeout(() => this.giveUp(), this.drainMs + timeoutMs).unref();
    this.logger.info({ seconds: this.drainMs / 1000 }, 'Draining: the proxy sends new requests to other processes.');
    beginDraining(this.app);
    wait(this.drainMs)
      .then(() => this.app.close())
      .then(() => this.tracing?.end())
      .then(
        () => this.exit(exitCode),
        (error: unknown) => {
          this.logger.error(error, 'The application could not be closed.');
          this.exit(1);
        },
      );
  }

  /** Requests that depend on lost work, such as an import, fail a little later. */
  private giveUp(): void {
    const text = 'Ended while a request, an import or a document was still in progress.';
    this.logger.warn({ seconds: timeoutMs / 1000 }, text);
    process.exit(1);
  }

  private exit(code: number): void {
    clearTimeout(this.bound);
    this.logger.info({ code }, 'Ended.');
    process.exit(code);
  }
}
