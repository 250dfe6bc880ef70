import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DATA_SOURCE, openDataSource } from './connections/data-source.js';
import type { WhichDatabase } from './connections/options.js';
import { Db } from './db.js';
import { Replica } from './replica/replica.js';
import { ReplicaBeat } from './replica/replica-beat.js';

/** Gives `Db` to every module. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  /** With a data source that is open already, that one is used (and closed at the end). */
  static forRoot(config: WhichDatabase, opened?: DataSource): DynamicModule {
    const services = [Db, ReplicaBeat];
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
