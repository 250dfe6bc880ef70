import { Chores, Db } from '@depot/node-database';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Milliseconds for which a job is remembered. */
const lifetime = 3_600_000;
/** Milliseconds between two rounds. */
const pause = 300_000;
/** Jobs of one round, so that no statement holds many large rows at a time. */
const chunk = 50;

/** Removes old jobs with what they have made. */
@Injectable()
export class JobTidying implements OnModuleInit {
  constructor(
    private readonly chores: Chores,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.chores.add({ name: 'old document jobs', everyMs: pause, run: () => this.forgetOld() });
  }

  async forgetOld(): Promise<void> {
    const across = this.db.acrossTenants('old jobs of all tenants are removed together');
    for (;;) {
      const { affectedRows } = await across.execute('DELETE FROM document_job WHERE time < :oldest LIMIT :chunk', {
        oldest: Date.now() - lifetime,
        chunk,
      });
      if (affectedRows < chunk) return;
    }
  }
}
