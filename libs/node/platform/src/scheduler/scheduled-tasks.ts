import { runInContext } from '@depot/node-context';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** A recurring task of a process. Any number of processes may run it at once. */
export interface ScheduledTask {
  name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  everyMs: number;
  /** Milliseconds before the first run; as between runs where absent. */
  firstAfterMs?: number;
  /** `signal` is aborted when the process stops: the current part may end, and no further part starts. */
  run: (signal: AbortSignal) => Promise<void>;
}

const logger = new Logger('ScheduledTasks');

/** Collects the tasks of all modules; the host starts them once it serves. */
@Injectable()
export class ScheduledTasks implements OnApplicationShutdown {
  private readonly all: ScheduledTask[] = [];
  private readonly timers = new Map<ScheduledTask, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly end = new AbortController();

  add(task: ScheduledTask): void {
    this.all.push(task);
  }

  start(): void {
    for (const task of this.all) this.scheduleTask(task, task.firstAfterMs);
  }

  /** Waits for running tasks and starts no more. */
  async onApplicationShutdown(): Promise<void> {
    this.end.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private scheduleTask(task: ScheduledTask, afterMs = task.everyMs): void {
    if (this.end.signal.aborted) return;
    const timer = setTimeout(() => {
      const run = this.runTask(task).finally(() => this.running.delete(run));
      this.running.add(run);
    }, afterMs);
    timer.unref();
    this.timers.set(task, timer);
  }

  /** A task that fails, e.g. because the database is away, is simply tried again the next time. */
  private async runTask(task: ScheduledTask): Promise<void> {
    try {
      await runInContext({ isBackground: true }, () => task.run(this.end.signal));
    } catch (error) {
      logger.warn(`${task.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.scheduleTask(task);
  }
}
