import './heap-growth.js';
import { ConfigurationError, loadConfig } from '@depot/node-config';
import { NewerSchema } from '@depot/node-database';
import { BadRoutes, describeApi, sweepUploads } from '@depot/node-http';
import { startBackgroundWork } from './background.js';
import { compose } from './compose.js';
import { domains } from './domains.js';
import { createHost, migrateOnly } from './host.js';
import { ProcessEnd } from './life/process-end.js';
import { endOnUnhandledFailure } from './life/unhandled-failures.js';

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
  await sweepUploads();
  const app = await createHost(config);
  const end = new ProcessEnd(app, config.DRAIN_SECONDS * 1000);
  end.onSignals();
  endOnUnhandledFailure(end);
  await app.listen(config.PORT, config.HOST);
  startBackgroundWork(app, config);
}

try {
  await run();
} catch (error) {
  // These say in plain words what to do; of anything else the stack is wanted.
  const isPlain = error instanceof ConfigurationError || error instanceof NewerSchema || error instanceof BadRoutes;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
