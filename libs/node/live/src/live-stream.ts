import { PassThrough } from 'node:stream';
import { heartbeatMs } from '@depot/contracts/live';
import { formatEvent, formatGreeting, formatHeartbeat } from './event-text.js';
import type { Listener } from './live-listeners.js';

/** Bytes that may queue for a listener. A slower listener is disconnected, and reconnects when it can. */
const maxWaiting = 65_536;
/** Milliseconds between two checks of the session. */
const checkEvery = 4_000;

interface StreamOptions {
  userId: number;
  tenantId: number;
  storeId: number | undefined;
  /** False once the session is over, or sees other things than it did. */
  isStillAllowed: () => Promise<boolean>;
  onClose: (stream: LiveStream) => void;
}

/** One listener's stream of server-sent events. */
export class LiveStream implements Listener {
  readonly body = new PassThrough();
  readonly userId: number;
  readonly tenantId: number;
  readonly storeId: number | undefined;
  private readonly timers: NodeJS.Timeout[];

  constructor(private readonly options: StreamOptions) {
    ({ userId: this.userId, tenantId: this.tenantId, storeId: this.storeId } = options);
    this.timers = [
      setInterval(() => this.write(formatHeartbeat()), heartbeatMs),
      setInterval(() => {
        this.check().catch((error: Error) => this.body.destroy(error));
      }, checkEvery),
    ];
    this.timers.forEach((timer) => timer.unref());
    this.body.once('close', () => this.close());
    // The listener has disconnected, so the error has no receiver.
    this.body.on('error', () => undefined);
  }

  sendGreeting(upTo: number): void {
    this.write(formatGreeting(upTo));
  }

  publish(topics: readonly string[] | 'tooMany', upTo: number): void {
    this.write(topics === 'tooMany' ? formatEvent('reset', upTo) : formatEvent('change', upTo, { topics }));
  }

  /** The server stops; the listener reconnects to another, or to this one later. */
  end(): void {
    this.body.end();
    this.close();
  }

  private async check(): Promise<void> {
    // An unreachable database does not invalidate the session.
    const isAllowed = await this.options.isStillAllowed().catch(() => true);
    if (isAllowed || this.body.writableEnded) return;
    this.body.end('event: end\ndata: {}\n\n');
    this.close();
  }

  private write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    if (this.body.writableLength + this.body.readableLength > maxWaiting) this.body.destroy();
    else this.body.write(text);
  }

  private close(): void {
    this.timers.forEach((timer) => clearInterval(timer));
    this.options.onClose(this);
  }
}
