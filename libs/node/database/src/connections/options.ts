import { type Config, parseDatabaseConnection, parseDatabaseServers } from '@depot/node-config';
import { type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import { SnakeNames } from '../snake-names.js';
import { keepAliveMs } from './bounds.js';
import type { DatabaseServers } from './servers.js';

/** The part of the configuration that concerns the database. */
export type WhichDatabase = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL'> &
  Partial<Pick<Config, 'DATABASE_ENGINE' | 'DATABASE_REPLICA_URL'>>;

/**
 * TypeORM options of this process; of several servers, they lead to the one in use. They include every entity class
 * that has been loaded.
 */
export function buildDataSourceOptions(config: WhichDatabase, servers?: DatabaseServers): DataSourceOptions {
  const stream = servers && (({ config: settings }: { config: object }) => servers.open(settings));
  const [first = config.DATABASE_URL] = parseDatabaseServers(config.DATABASE_URL);
  const { uri, ssl } = parseDatabaseConnection(first);
  return {
    type: 'mysql',
    url: uri,
    ...(ssl && { ssl }),
    entities: getMetadataArgsStorage().tables.flatMap(({ target }) => (typeof target === 'function' ? [target] : [])),
    namingStrategy: new SnakeNames(),
    synchronize: false,
    logging: false,
    poolSize: config.DATABASE_POOL,
    supportBigNumbers: true,
    bigNumberStrings: false,
    dateStrings: true,
    charset: 'utf8mb4_unicode_ci',
    connectTimeout: 5_000,
    // a transaction sends several at once
    multipleStatements: true,
    extra: {
      enableKeepAlive: true,
      keepAliveInitialDelay: keepAliveMs,
      maxIdle: config.DATABASE_POOL,
      waitForConnections: true,
      ...(stream && { stream }),
    },
  };
}
