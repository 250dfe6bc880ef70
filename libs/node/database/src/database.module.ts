import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DATA_SOURCE, openDataSource } from './connections/data-source.js';
import type { WhichDatabase } from './connections/options.js';
import { Db } from './db.js';
import { ActivityChain } from './platform/activity/activity-chain.js';
import { ActivityCheck } from './platform/activity/activity-check.js';
import { ActivityLog } from './platform/activity/activity-log.js';
import { IdempotencyKeys } from './platform/idempotency.js';
import { LiveChanges } from './platform/live-changes.js';
import { MailContents } from './platform/mail-contents.js';
import { Numbering } from './platform/numbering.js';
import { MailOutbox } from './platform/outbox.js';
import { OutboxSweep } from './platform/outbox-sweep.js';
import { OutboxWorker } from './platform/outbox-worker.js';
import { ScheduledTasks } from './platform/scheduled-tasks.js';
import { Replica } from './replica/replica.js';
import { ReplicaBeat } from './replica/replica-beat.js';

/** Gives `Db` and the platform's tables to every module. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  /** With a data source that is open already, that one is used (and closed at the end). */
  static forRoot(config: WhichDatabase, opened?: DataSource): DynamicModule {
    const services = [
      Db,
      ActivityLog,
      ActivityChain,
      ActivityCheck,
      ScheduledTasks,
      IdempotencyKeys,
      LiveChanges,
      MailContents,
      Numbering,
      MailOutbox,
      OutboxSweep,
      OutboxWorker,
      ReplicaBeat,
    ];
    return {
      module: DatabaseModule,
      providers: [
        { provide: DATA_SOURCE, useFactory: () => opened ?? openDataSource(config) },
        { provide: Replica, useFactory: () => new Replica(config) },
        ...services,
      ],
      exports: [DATA_SOURCE, Replica, ...services],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
