import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { packagesOf } from '../remote-folder.mjs';
import { baseConfig, RemoteNamePlugin, styles } from './base-config.mjs';
import { BrotliPlugin } from './brotli-plugin.mjs';
import { EarlyScriptPlugin } from './early-script-plugin.mjs';
import { GuardedChunksPlugin } from './guarded-chunks-plugin.mjs';
import { NamedFilesPlugin } from './named-files-plugin.mjs';
import { PageIntegrityPlugin } from './page-integrity-plugin.mjs';
import { ServiceWorkerPlugin } from './service-worker-plugin.mjs';
import { sharedByShell } from './sharing.mjs';
import { ShellFactsPlugin } from './shell-facts-plugin.mjs';
import { SignInPlugin } from './sign-in-plugin.mjs';
import { StableModuleIdsPlugin } from './stable-module-ids-plugin.mjs';

/** Components of every page of the application, beside the shell's first script. */
const parts = '/libs/web/ui/src/data/index.ts';

/** Files that the application needs to start without a network: all but pages that need the server. */
const startsWith = (name) =>
  /\.[0-9a-f]{8,}\.(js|css|woff2|svg)$/.test(name) &&
  !/^sign-in\.|_sign-in_pages_(register|password|activation)_/.test(name);

const { resolve: installed } = createRequire(import.meta.url);
const besides = (name, file) => join(dirname(installed(name)), file);

/**
 * Packages whose default form is too large for the shell: federation's runtime for the remotes, which would be included
 * again as CommonJS, and the router with its messages for developers.
 */
const lightForms = {
  '@module-federation/runtime-core$': besides('@module-federation/runtime-core', 'index.js'),
  'react-router$': besides('react-router', '../production/index.mjs'),
  'react-router/dom$': besides('react-router', '../production/dom-export.mjs'),
};

const fontRule = { test: /\.woff2$/, loader: join(import.meta.dirname, 'page-font-loader.mjs') };

const page = (root, filename) =>
  new HtmlWebpackPlugin({
    filename,
    template: join(root, 'src/index.html'),
    scriptLoading: 'defer',
    minify: { collapseWhitespace: true, removeComments: true },
  });

/** Build of the shell: it knows no remote, and provides the shared libraries. */
export function shellConfig(root, mode) {
  const base = baseConfig(root, mode);
  return {
    ...base,
    entry: { shell: join(root, 'src/index.ts') },
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: lightForms },
    cache: { ...base.cache, buildDependencies: { ...base.cache.buildDependencies, shell: [import.meta.filename] } },
    module: { ...base.module, rules: [...base.module.rules, fontRule] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByShell(root),
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(root, 'src/remotes/load/runtime-plugin.ts')],
        dev: false,
        dts: false,
        manifest: false,
        experiments: { asyncStartup: true, provideExternalRuntime: true },
      }),
      new RemoteNamePlugin(),
      page(root, 'index.html'),
      page(root, 'sign-in.html'),
      new EarlyScriptPlugin({ page: 'index.html', entry: join(root, 'src/remotes/preload/preload.ts'), parts }),
      new SignInPlugin({ page: 'sign-in.html', entry: join(root, 'src/sign-in/entry.ts'), parts, styles }),
      styles(),
      new NamedFilesPlugin({ folder: join(root, 'src/look/install') }),
      new NamedFilesPlugin({ folder: join(root, 'src/help/pictures'), under: 'guide/' }),
      new ServiceWorkerPlugin({ entry: join(root, 'src/offline/worker/index.ts'), files: startsWith }),
      new ShellFactsPlugin(),
      new PageIntegrityPlugin(),
      new GuardedChunksPlugin(),
      ...(mode === 'production' ? [new StableModuleIdsPlugin(dirname(packagesOf(root))), new BrotliPlugin()] : []),
    ],
  };
}

/** For webpack's command line in the folder of the shell. */
export default (env, { mode }) => shellConfig(process.cwd(), mode);
