import { setTimeout as backoffMs } from 'node:timers/promises';
import { beginDraining } from '@depot/node-http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Milliseconds that requests under way may take to end. */
const timeoutMs = 12_000;

/** How this process ends: it says for `drainMs` that others should be asked, answers what was asked, then exits. */
export class ProcessEnd {
  private isEnding = false;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly drainMs: number,
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

  /** Begins to end; what calls it while the process is ending changes nothing. */
  begin(exitCode: number): void {
    if (this.isEnding) return;
    this.isEnding = true;
    setTimeout(() => process.exit(1), this.drainMs + timeoutMs).unref();
    beginDraining(this.app);
    backoffMs(this.drainMs)
      .then(() => this.app.close())
      .then(
        () => process.exit(exitCode),
        () => process.exit(1),
      );
  }
}
