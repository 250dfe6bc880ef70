import { setTimeout as wait } from 'node:timers/promises';
import { parseDatabaseServers } from '@depot/node-config';
import { DataSource } from 'typeorm';
import { findOutage, isUnknownDatabase } from '../failures.js';
import { buildDataSourceOptions, type WhichDatabase } from './options.js';
import { DatabaseServers } from './servers.js';
import { connect, getPool } from './sessions.js';

/** Token of the one TypeORM data source of the process. */
export const DATA_SOURCE = Symbol('depot.dataSource');

/** Milliseconds between the first two tries to reach a database that is still starting, and between the later ones. */
const [initialDelayMs, maxDelayMs] = [500, 5_000];
/** Milliseconds for which it is tried. */
const timeoutMs = 60_000;

/** The database is unusable; the message names it and the cause. */
export class DatabaseUnavailable extends Error {
  constructor(databaseUrl: string, failure: unknown) {
    super(
      `The database ${formatPlace(databaseUrl)} cannot be used: ${describeFailure(failure)}. ` +
        'Look whether its server runs, and at DATABASE_URL.',
      { cause: failure },
    );
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * Connects, and waits up to a minute for a starting database; `onRetry` receives the cause of each retry.
 * @throws DatabaseUnavailable if it cannot be reached, refuses the account, or does not exist
 */
export async function openDataSource(
  config: WhichDatabase,
  onRetry: (failure: DatabaseUnavailable) => void = () => undefined,
): Promise<DataSource> {
  const giveUp = Date.now() + timeoutMs;
  const servers = DatabaseServers.createIfSeveral(config.DATABASE_URL);
  for (let delayMs = initialDelayMs; ; delayMs = Math.min(2 * delayMs, maxDelayMs)) {
    try {
      const source = new DataSource(buildDataSourceOptions(config, servers));
      return watchServers(await connect(source, { engine: config.DATABASE_ENGINE }), servers);
    } catch (error) {
      const outage = findOutage(error);
      if (outage === undefined && !isUnknownDatabase(error)) throw error;
      const failure = new DatabaseUnavailable(config.DATABASE_URL, error);
      if (outage !== 'unreachable' || Date.now() > giveUp) throw failure;
      onRetry(failure);
      await wait(delayMs);
    }
  }
}

/** Connects to the replica, at once or not at all; nothing can be changed there. */
export async function openReplica(config: WhichDatabase): Promise<DataSource> {
  const { DATABASE_REPLICA_URL: url } = config;
  if (!url) throw new Error('There is no replica.');
  const source = new DataSource(buildDataSourceOptions({ ...config, DATABASE_URL: url }));
  try {
    return await connect(source, { isReplica: true });
  } catch (error) {
    if (source.isInitialized) await source.destroy();
    throw error;
  }
}

/** As long as the source is open. */
function watchServers(source: DataSource, servers: DatabaseServers | undefined): DataSource {
  if (!servers) return source;
  servers.watch(getPool(source));
  const destroy = source.destroy.bind(source);
  source.destroy = async () => {
    servers.stopWatching();
    await destroy();
  };
  return source;
}

/** Without the account and its password. */
function formatPlace(databaseUrl: string): string {
  const servers = parseDatabaseServers(databaseUrl).map((server) => new URL(server));
  return `${servers.map(({ host }) => host).join(', ')}${servers[0]?.pathname ?? ''}`;
}

function describeFailure(failure: unknown): string {
  const { code, message } = failure as { code?: string; message?: string };
  return message || code || String(failure);
}
