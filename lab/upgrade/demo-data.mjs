import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../tools/net/free-port.mjs';
import { step } from '../../tools/say/say.mjs';

/**
 * Loads a version's demo into an empty database by its own commands, since another version's demo may need missing
 * features. `folder` is for exchanged files.
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
  const { loadDemo } = await import(pathToFileURL(join(version.folder, 'tools/demo/load-demo.mjs')).href);
  await loadDemo(`http://127.0.0.1:${port}`);
  await process.stop();
}
