import { join } from 'node:path';
import webpack from 'webpack';
import { shellConfig } from '../../../tools/build/webpack/shell-config.mjs';
import { root } from '../../../tools/workspace-root.mjs';

/** Builds shell and remotes as one application into the folder: the shell's own settings without federation. */
export async function buildSingle(folder) {
  const config = shellConfig(join(root, 'shell'), 'production');
  const stats = await run({
    ...config,
    output: { ...config.output, path: folder },
    cache: { ...config.cache, name: 'bench-single' },
    plugins: [
      ...config.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
      new webpack.NormalModuleReplacementPlugin(
        /\/loadRemoteManifest\.js$/,
        join(import.meta.dirname, 'bundled-manifests.mjs'),
      ),
    ],
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
}

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))));
  });
