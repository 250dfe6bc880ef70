import { ScheduledTasks } from '@depot/node-platform';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PostMissingEntries } from './commands/post-missing-entries.js';

const second = 1000;
const hour = 3_600_000;
/** Documents that a line of the log names. */
const namedDocuments = 20;

const logger = new Logger('Ledger');

/** Posts documents without ledger entries when a process starts and then every hour, and lists them in the log. */
@Injectable()
export class LedgerTask implements OnModuleInit {
  constructor(
    private readonly postMissingEntries: PostMissingEntries,
    private readonly tasks: ScheduledTasks,
  ) {}

  onModuleInit(): void {
    this.tasks.add({
      name: 'missing ledger entries',
      everyMs: hour,
      firstAfterMs: second,
      run: (signal) => this.run(signal),
    });
  }

  async run(signal?: AbortSignal): Promise<void> {
    for (const [tenantId, ids] of await this.postMissingEntries.execute(signal)) {
      if (ids.length === 0) continue;
      const named = ids.slice(0, namedDocuments).join(', ');
      const rest = ids.length > namedDocuments ? ' and more' : '';
      logger.warn(`Tenant ${tenantId}: posted ${ids.length} documents without ledger entries: ${named}${rest}.`);
    }
  }
}
