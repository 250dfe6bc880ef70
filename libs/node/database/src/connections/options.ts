import type { Config } from '@depot/node-config';
import { type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import { SnakeNames } from '../snake-names.js';

/** How this process reaches the database. Every entity class that has been loaded is known to it. */
export function dataSourceOptions(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL'>): DataSourceOptions {
  return {
    type: 'mysql',
    url: config.DATABASE_URL.replace(/^mariadb:/, 'mysql:'),
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
    extra: { enableKeepAlive: true, maxIdle: config.DATABASE_POOL, waitForConnections: true },
  };
}
