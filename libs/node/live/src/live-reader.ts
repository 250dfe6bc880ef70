import { runInContext } from '@depot/node-context';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LiveListeners } from './live-listeners.js';
import { LiveRows } from './live-rows.js';
import { VisibleIds } from './visible-ids.js';

/** Milliseconds between two polls of the table. */
const interval = 400;
/** Newest rows among which a starting reader looks for skipped ids. */
const lookBack = 200;

const logger = new Logger('Live');

/** The only reader of a process: polls for new rows while there are listeners. */
@Injectable()
export class LiveReader implements OnModuleDestroy {
  private ids: Promise<VisibleIds> | undefined;
  /** Ids seen by the current reading; absent without listeners. */
  private reading: VisibleIds | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isFailing = false;

  constructor(
    private readonly rows: LiveRows,
    private readonly listeners: LiveListeners,
  ) {}

  /** Starts reading unless it is running; returns its position. */
  async start(): Promise<number> {
    this.ids ??= this.begin();
    return (await this.ids).upTo;
  }

  /** Streams must have ended before the server can: it waits for every answer under way. */
  onModuleDestroy(): void {
    this.listeners.endAll();
    this.stop();
  }

  private async begin(): Promise<VisibleIds> {
    try {
      const ids = new VisibleIds(await this.rows.listNewestIds(lookBack), Date.now());
      this.reading = ids;
      this.scheduleRead(ids);
      return ids;
    } catch (error) {
      this.ids = undefined;
      throw error;
    }
  }

  private scheduleRead(ids: VisibleIds): void {
    if (this.reading !== ids) return;
    this.timer = setTimeout(() => {
      // Reads for all listeners, so not in the context of the first one.
      runInContext({}, () => this.read(ids)).catch((error: unknown) => logger.error(error));
    }, interval);
    this.timer.unref();
  }

  private async read(ids: VisibleIds): Promise<void> {
    if (this.listeners.isEmpty) return this.stop();
    try {
      const rows = await this.rows.listAfter(ids.upTo, ids.awaited);
      const fresh = new Set(
        ids.takeIds(
          rows.map(({ id }) => id),
          Date.now(),
        ),
      );
      if (fresh.size > 0)
        this.listeners.publish(
          rows.filter(({ id }) => fresh.has(id)),
          ids.upTo,
        );
      this.isFailing = false;
    } catch (error) {
      // The database is unreachable: listeners stay connected and receive missed changes later.
      if (!this.isFailing)
        logger.warn(`Live changes cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      this.isFailing = true;
    }
    this.scheduleRead(ids);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.ids = undefined;
    this.reading = undefined;
  }
}
