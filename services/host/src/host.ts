import type { Config } from '@depot/node-config';
import { migrate, openDataSource } from '@depot/node-database';
import { type AppOptions, createApp, type Logger } from '@depot/node-http';
import { platformMigrations } from '@depot/node-platform';
import { ArtefactFolder, EarlierShells, LiveShell, PageOrigins, RegistrySigner } from '@depot/service-deployments';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiTexts } from './api-texts/index.js';
import { composeModules } from './compose.js';
import { domains } from './domains.js';
import { registerOverrides } from './static/admit-overrides.js';
import { serveWeb } from './static/serve-web.js';

/** All migrations of the schema, the platform's tables first. */
export const allMigrations = [platformMigrations, ...domains.map(({ migrations }) => migrations)];

/** Migrates the schema of the configured database and returns the names of the applied migrations. */
export async function migrateOnly(config: Config): Promise<string[]> {
  const dataSource = await openDataSource(config);
  try {
    return await migrate(dataSource, allMigrations);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Creates the application of this process with its schema migrated, ready to listen. The logger receives its waits and
 * its progress.
 */
export async function createHost(config: Config, logger?: Logger, isTraced = false): Promise<NestFastifyApplication> {
  const dataSource = await openDataSource(config, ({ message }) => logger?.warn(`${message} Trying again.`));
  try {
    const applied = await migrate(dataSource, allMigrations);
    logger?.info({ applied }, applied.length > 0 ? 'The schema was brought up to date.' : 'The schema is up to date.');
    return await composeHost(config, dataSource, logger, isTraced);
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw error;
  }
}

/** The application on a data source that is open and migrated. */
export function composeHost(
  config: Config,
  dataSource: AppOptions['dataSource'],
  logger?: Logger,
  isTraced = false,
): Promise<NestFastifyApplication> {
  return createApp({
    config,
    dataSource,
    logger,
    isTraced,
    apiTexts,
    modules: composeModules(domains, config.MODULES),
    extend: (server, app) => {
      registerOverrides(server, app.get(PageOrigins, { strict: false }));
      const { publicKeys } = app.get(RegistrySigner, { strict: false });
      const artefacts = app.get(ArtefactFolder, { strict: false });
      const earlierShells = app.get(EarlierShells, { strict: false });
      serveWeb(server, {
        shell: config.SHELL_FOLDER === undefined ? undefined : app.get(LiveShell, { strict: false }),
        earlierFile: (path) => earlierShells.find(path),
        remotes: config.REMOTES_FOLDER,
        fetchFile: (remote, version, path) => artefacts.fill(remote, version, path),
        isPurged: (remote, version) => artefacts.isPurged(remote, version),
        registryKeys: publicKeys,
      });
    },
  });
}
