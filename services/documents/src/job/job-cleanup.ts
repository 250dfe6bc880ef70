import { ScheduledTasks } from '@depot/node-platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DocumentJobRepository } from './document-job.repository.js';

/** Milliseconds for which a job is remembered. */
const lifetime = 3_600_000;
/** Milliseconds between two rounds. */
const intervalMs = 300_000;
/** Jobs of one round, so that no statement holds many large rows at a time. */
const chunk = 50;

/** Deletes old jobs with their files. */
@Injectable()
export class JobCleanup implements OnModuleInit {
  constructor(
    private readonly tasks: ScheduledTasks,
    private readonly jobs: DocumentJobRepository,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'old document jobs', everyMs: intervalMs, run: () => this.removeOld() });
  }

  async removeOld(): Promise<void> {
    while ((await this.jobs.removeOld(lifetime, chunk)) === chunk);
  }
}
