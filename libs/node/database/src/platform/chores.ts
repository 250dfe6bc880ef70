import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** Work that a process does by itself, again and again. Any number of processes may do it at once. */
export interface Chore {
  name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  everyMs: number;
  run: () => Promise<void>;
}

const logger = new Logger('Chores');

/** Collects the chores of all modules; the host starts them once it serves. */
@Injectable()
export class Chores implements OnApplicationShutdown {
  private readonly all: Chore[] = [];
  private readonly timers = new Map<Chore, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  add(chore: Chore): void {
    this.all.push(chore);
  }

  start(): void {
    for (const chore of this.all) this.later(chore);
  }

  /** Lets what is under way end, and begins nothing more. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private later(chore: Chore): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      const run = this.once(chore).finally(() => this.running.delete(run));
      this.running.add(run);
    }, chore.everyMs);
    timer.unref();
    this.timers.set(chore, timer);
  }

  /** A chore that fails, e.g. because the database is away, is simply tried again the next time. */
  private async once(chore: Chore): Promise<void> {
    try {
      await chore.run();
    } catch (error) {
      logger.warn(`${chore.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.later(chore);
  }
}
