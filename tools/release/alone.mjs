import { packagesOf, projectName } from '../build/remote-folder.mjs';
import { mustRun } from '../process/run-command.mjs';
import { Problem } from '../say/say.mjs';
import { namedProduct } from './product.mjs';

function product() {
  const named = namedProduct();
  if (named) return named;
  throw new Problem('Set DEPOT_URL to the address of the product, and DEPOT_RELEASE_TOKEN to the token of your team.');
}

/**
 * The one remote of a folder of its own.
 *
 * @param {string} folder
 * @returns {import('./release.mjs').Place}
 */
export const aloneIn = (folder) => ({
  folderOf(remote) {
    if (remote !== projectName(folder)) throw new Problem(`This folder holds ${projectName(folder)}, not ${remote}.`);
    return folder;
  },
  build: () =>
    mustRun([process.execPath, `${packagesOf(folder)}/webpack/bin/webpack.js`, '--mode', 'production'], {
      cwd: folder,
    }),
  product: async () => product(),
});
