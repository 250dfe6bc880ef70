import { basename, join } from 'node:path';
import { buildProject } from '../build/build-all.mjs';
import { Problem, step } from '../say/say.mjs';
import { runningProduct } from '../start/running.mjs';
import { readSettings } from '../start/settings.mjs';
import { root } from '../workspace-root.mjs';
import { readOwnServices } from './own-services.mjs';
import { namedProduct, ProductApi } from './product.mjs';

/** The product that the environment names, or the one that `npm start` runs here. */
async function product(env = process.env) {
  const named = namedProduct(env);
  if (named) return named;
  const running = await runningProduct(readSettings(env).dataFolder);
  if (!running)
    throw new Problem('No product runs here. Start it, or name one with DEPOT_URL and DEPOT_RELEASE_TOKEN.');
  if (!running.DEPOT_RELEASE_TOKEN)
    throw new Problem(
      `The product at ${running.DEPOT_URL} has no tenant yet. Make a token under Admin → Deployments, and set ` +
        `DEPOT_URL and DEPOT_RELEASE_TOKEN.`,
    );
  return new ProductApi(running.DEPOT_URL, running.DEPOT_RELEASE_TOKEN);
}

/** Checks that the services of this checkout offer every operation that released versions call. */
async function checkServices(_request, product) {
  await step('Building the services', () => buildProject('host'));
  const services = await readOwnServices();
  const { checked, problems } = (await product.ask('POST', 'compatibility', { services })).obj;
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  return `The services of this checkout go with every version that has users (${checked}).`;
}

/**
 * The remotes of this checkout, and its shell.
 *
 * @type {import('./release.mjs').Place}
 */
export const inCheckout = {
  folderOf: (remote) => join(root, remote),
  build: (folder) => buildProject(basename(folder)),
  product,
  checks: { services: checkServices },
};
