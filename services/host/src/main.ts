import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { assertProduction, type Config, ConfigurationError, loadConfig, loadMailSignature } from '@depot/node-config';
import { DatabaseUnavailable, NewerSchema } from '@depot/node-database';
import { BadRoutes, createLogger, describeApi, removeOldUploads } from '@depot/node-http';
import { apiTexts } from './api-texts/index.js';
import { loadSchemaNames } from './api-texts/schema-names.js';
import { startBackgroundWork } from './background.js';
import { composeModules } from './compose.js';
import { domains } from './domains.js';
import { createHost, migrateOnly } from './host.js';
import { listen } from './life/listen.js';
import { ProcessEnd } from './life/process-end.js';
import { startTracing } from './life/tracing.js';
import { endOnUnhandledFailure } from './life/unhandled-failures.js';
import { waitUntilServing } from './life/wait-until-ready.js';

/**
 * Percent by which the heap may grow above its use after the last garbage collection. By default V8 lets it double or
 * more if the machine has memory (`lab/bench/memory.mjs` measures the use under load). Unlike a limit, this does not
 * end an import for lack of memory.
 */
const heapGrowth = 25;

async function run(): Promise<void> {
  if (process.argv.includes('--openapi')) {
    const names = await loadSchemaNames();
    console.log(JSON.stringify(await describeApi(composeModules(domains, undefined), apiTexts, names), null, 2));
    return;
  }
  const config = loadConfig(process.env);
  if (process.argv.includes('--migrate-only')) {
    const applied = await migrateOnly(config);
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The schema is up to date.');
    return;
  }
  if (process.argv.includes('--wait-until-ready')) return waitUntilServing(config);
  await serve(config);
}

async function serve(config: Config): Promise<void> {
  assertProduction(config);
  loadMailSignature(config); // fails at start instead of at the first mail
  const logger = createLogger(config.LOG_LEVEL);
  const { DEPOT_MODE: mode, MODULES: modules = 'all', PORT: port, HOST: host } = config;
  const own = await readVersion();
  const tracing = await startTracing(process.env, own, logger);
  logger.info({ version: own, node: process.version, mode, modules, isTraced: !!tracing }, 'Depot starts.');
  await removeOldUploads();
  const app = await createHost(config, logger, !!tracing);
  const end = new ProcessEnd(app, config.DRAIN_SECONDS * 1000, logger, tracing);
  end.onSignals();
  endOnUnhandledFailure(end);
  await listen(app, config);
  logger.info({ host, port, url: config.PUBLIC_URL }, 'Ready.');
  startBackgroundWork(app, config);
}

async function readVersion(): Promise<string> {
  const file = join(import.meta.dirname, '../../../package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
try {
  await run();
} catch (error) {
  // Messages of these errors tell the operator how to fix them; all others are logged with their stack.
  const isPlain = [ConfigurationError, DatabaseUnavailable, NewerSchema, BadRoutes].some(
    (kind) => error instanceof kind,
  );
  console.error(isPlain ? (error as Error).message : error);
  process.exit(1);
}
