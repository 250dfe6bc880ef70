import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { packagesOf, projectName } from '../remote-folder.mjs';
import { baseConfig, RemoteNamePlugin, styles } from './base-config.mjs';
import { BrotliPlugin } from './brotli-plugin.mjs';
import { ExtrasPlugin } from './extras-plugin.mjs';
import { GuardedChunksPlugin } from './guarded-chunks-plugin.mjs';
import { OwnChunkListPlugin } from './own-chunk-list-plugin.mjs';
import { sharedByRemote } from './sharing.mjs';
import { StableModuleIdsPlugin } from './stable-module-ids-plugin.mjs';

/** Build of a remote: exposes only `./manifest`, and contains no library that the shell shares. */
export function remoteConfig(root, mode) {
  const base = baseConfig(root, mode);
  return {
    ...base,
    // Nothing refers to the maps and they contain no sources. A release uploads them, and no address serves them.
    devtool: mode === 'production' ? 'hidden-nosources-source-map' : base.devtool,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: projectName(root).replaceAll('-', '_'),
        filename: 'entry.[contenthash:12].js',
        exposes: { './manifest': join(root, 'src/manifest.ts') },
        shared: sharedByRemote(root),
        shareStrategy: 'loaded-first',
        manifest: true,
        dev: false,
        dts: false,
        experiments: { asyncStartup: true, externalRuntime: true },
      }),
      new RemoteNamePlugin(),
      styles(),
      new GuardedChunksPlugin(),
      new OwnChunkListPlugin(),
      new ExtrasPlugin(),
      ...(mode === 'production' ? [new StableModuleIdsPlugin(dirname(packagesOf(root))), new BrotliPlugin()] : []),
    ],
  };
}

/** For webpack's command line in the folder of a remote of the checkout. */
export default (env, { mode }) => remoteConfig(process.cwd(), mode);
