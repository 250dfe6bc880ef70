import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '@depot/node-config';
import { DataSource } from 'typeorm';
import { outageOf } from '../failures.js';
import { dataSourceOptions } from './options.js';
import { connect } from './sessions.js';

/** Token of the one TypeORM data source of the process. */
export const DATA_SOURCE = Symbol('depot.dataSource');

/** Milliseconds between two tries to reach a database that is still starting, and for how long. */
const retryDelayMs = 500;
const timeoutMs = 60_000;

/** Connects, waiting for a database that is just starting. */
export async function openDataSource(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL'>): Promise<DataSource> {
  const giveUp = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await connect(new DataSource(dataSourceOptions(config)));
    } catch (error) {
      if (outageOf(error) !== 'unreachable' || Date.now() > giveUp) throw error;
      await wait(retryDelayMs);
    }
  }
}
