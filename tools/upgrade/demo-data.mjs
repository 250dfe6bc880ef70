import { join } from 'node:path';
import { loadDemo } from '../demo/load-demo.mjs';
import { freePort } from '../net/free-port.mjs';
import { step } from '../say/say.mjs';

/**
 * The demo in an empty database, made by that version through its own commands. `folder` is for what passes between
 * them.
 *
 * @param {import('./version.mjs').Version} version
 * @param {string} folder
 */
export async function makeDemo(version, folder) {
  await step(`Schema and accounts of ${version.name}`, () =>
    version.run(['tools/start/prepare-product.mjs', '[]', join(folder, 'token')], { DEPOT_MODE: 'demo' }),
  );
  const port = await freePort();
  const process = await version.serve(port);
  await loadDemo(`http://127.0.0.1:${port}`);
  await process.stop();
}
