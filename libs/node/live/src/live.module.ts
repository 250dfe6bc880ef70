import { Module, type OnModuleInit } from '@nestjs/common';
import { Chores, LiveChanges } from '@depot/node-database';
import { LiveController } from './live.controller.js';
import { LiveListeners } from './live-listeners.js';
import { LiveReader } from './live-reader.js';
import { LiveRows } from './live-rows.js';
import { LiveService } from './live.service.js';

/** Milliseconds between two removals of what everybody has heard of. */
const tidyEvery = 60_000;

/** Streams of what others change. */
@Module({ controllers: [LiveController], providers: [LiveRows, LiveListeners, LiveReader, LiveService] })
export class LiveModule implements OnModuleInit {
  constructor(
    private readonly chores: Chores,
    private readonly changes: LiveChanges,
  ) {}

  onModuleInit(): void {
    this.chores.add({ name: 'old live changes', everyMs: tidyEvery, run: () => this.changes.forgetOld() });
  }
}
