import { LiveChanges, ScheduledTasks } from '@depot/node-platform';
import { Module, type OnModuleInit } from '@nestjs/common';
import { LiveController } from './live.controller.js';
import { LiveService } from './live.service.js';
import { LiveListeners } from './live-listeners.js';
import { LiveReader } from './live-reader.js';
import { LiveRows } from './live-rows.js';

/** Milliseconds between two deletions of delivered changes. */
const cleanupIntervalMs = 60_000;

/** Streams of changes by other users. */
@Module({ controllers: [LiveController], providers: [LiveRows, LiveListeners, LiveReader, LiveService] })
export class LiveModule implements OnModuleInit {
  constructor(
    private readonly tasks: ScheduledTasks,
    private readonly changes: LiveChanges,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'old live changes', everyMs: cleanupIntervalMs, run: () => this.changes.removeOld() });
  }
}
