import './heap-growth.js';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigurationError, loadConfig } from '@depot/node-config';
import { NewerSchema } from '@depot/node-database';
import { BadRoutes, beginDraining, describeApi } from '@depot/node-http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startBackgroundWork } from './background.js';
import { compose } from './compose.js';
import { domains } from './domains.js';
import { createHost, migrateOnly } from './host.js';
import { release } from './release.js';

/** Milliseconds that requests under way may take to end. */
const patience = 12_000;

async function run(): Promise<void> {
  if (process.argv.includes('--openapi')) {
    console.log(JSON.stringify(await describeApi(compose(domains, undefined)), null, 2));
    return;
  }
  const config = loadConfig(process.env);
  if (process.argv.includes('--migrate-only')) {
    const applied = await migrateOnly(config);
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The schema is up to date.');
    return;
  }
  const releasing = process.argv.indexOf('--release');
  if (releasing > 0) {
    const live = await release(config, process.argv.slice(releasing + 1));
    console.log(`Live: ${live.join(', ')}.`);
    return;
  }
  const app = await createHost(config);
  stopOnSignal(app, config.DRAIN_SECONDS * 1000);
  await app.listen(config.PORT, config.HOST);
  startBackgroundWork(app, config);
}

/**
 * Says for so many milliseconds that others should be asked, answers what was asked, then ends. A second signal ends at once.
 */
function stopOnSignal(app: NestFastifyApplication, drainMs: number): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs + patience).unref();
    beginDraining(app);
    pause(drainMs)
      .then(() => app.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await run();
} catch (error) {
  // These say in plain words what to do; of anything else the stack is wanted.
  const isPlain = error instanceof ConfigurationError || error instanceof NewerSchema || error instanceof BadRoutes;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
