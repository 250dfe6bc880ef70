import { Db, ScheduledTasks } from '@depot/node-database';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Milliseconds for which a job is remembered. */
const lifetime = 3_600_000;
/** Milliseconds between two rounds. */
const intervalMs = 300_000;
/** Jobs of one round, so that no statement holds many large rows at a time. */
const chunk = 50;

/** Removes old jobs with what they have made. */
@Injectable()
export class JobCleanup implements OnModuleInit {
  constructor(
    private readonly tasks: ScheduledTasks,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'old document jobs', everyMs: intervalMs, run: () => this.forgetOld() });
  }

  async forgetOld(): Promise<void> {
    const across = this.db.unscoped('old jobs of all tenants are removed together');
    for (;;) {
      const { affectedRows } = await across.execute('DELETE FROM document_job WHERE time < :oldest LIMIT :chunk', {
        oldest: Date.now() - lifetime,
        chunk,
      });
      if (affectedRows < chunk) return;
    }
  }
}
