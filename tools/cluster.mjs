/**
 * `npm run cluster`: Depot on three database servers at http://localhost:8080, to be tried on one machine. Ctrl-C ends
 * everything. See docs/operations.md.
 */
import './node-version.mjs';
import { ensureNpmPackages } from './prerequisites/npm-packages.mjs';
import { attempt } from './say/attempt.mjs';

await attempt(async () => {
  await ensureNpmPackages();
  const { runCluster } = await import('./cluster/run-cluster.mjs');
  await runCluster(process.argv.slice(2));
});
