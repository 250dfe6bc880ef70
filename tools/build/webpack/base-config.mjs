import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { packagesOf, projectName } from '../remote-folder.mjs';
import { swcOptions } from '../swc-options.mjs';

/** Resolves the tools' own loaders, independent of the remote's packages. */
const { resolve: loader } = createRequire(import.meta.url);

function typescriptRule(extension, test) {
  const { filename, ...options } = swcOptions(`module.${extension}`);
  // A remote that is being worked on runs with the shell's React, which is the one for production and knows no elements
  // of another kind.
  options.jsc.transform.react.development = false;
  return { test, exclude: /node_modules/, loader: loader('swc-loader'), options: { ...options, sourceMaps: true } };
}

/** The condition `source` is ours; a few packages use the same name for sources that the build cannot read. */
function thirdPartyRule(mode) {
  const conditionNames = (kind) => ({ conditionNames: [kind, 'module', 'webpack', mode, 'browser'] });
  return {
    test: /node_modules/,
    resolve: { byDependency: { esm: conditionNames('import'), commonjs: conditionNames('require') } },
  };
}

/** Classes carry the project's name: two remotes may have a file of the same path, and kits in two versions. */
const styleRule = (project, mode) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: loader('css-loader'),
      options: {
        sourceMap: mode !== 'production',
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: `${project}-[name]__[local]-[hash:base64:5]`,
        },
      },
    },
  ],
});

const minimizers = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, mangle: true },
  }),
];

/** Common configuration of the shell and the remotes. `root` is the folder of the project. */
export function baseConfig(root, mode) {
  const production = mode === 'production';
  return {
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: production ? false : 'source-map', // never an eval variant: the content security policy refuses eval
    output: {
      path: join(root, 'dist'),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      uniqueName: projectName(root).replaceAll('-', '_'),
      crossOriginLoading: 'anonymous', // scripts with an integrity value need it
      clean: true,
    },
    resolve: {
      conditionNames: ['source', '...'],
      extensions: ['.ts', '.tsx', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: {
      rules: [
        typescriptRule('ts', /\.ts$/),
        typescriptRule('tsx', /\.tsx$/),
        styleRule(projectName(root), mode),
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
        thirdPartyRule(mode),
      ],
    },
    optimization: {
      minimizer: minimizers,
      chunkIds: 'named',
      moduleIds: production ? 'deterministic' : 'named',
      realContentHash: true, // also in development: equal names mean equal contents
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(packagesOf(root), '.cache/webpack'),
      name: `${projectName(root)}-${mode}`,
      buildDependencies: {
        config: ['base-config.mjs', 'remote-config.mjs', 'sharing.mjs', 'stable-module-ids-plugin.mjs'].map((file) =>
          join(import.meta.dirname, file),
        ),
      },
    },
    stats: { preset: 'errors-warnings', timings: true },
    infrastructureLogging: { level: 'warn' },
  };
}

export const styles = () =>
  new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css', chunkFilename: '[name].[contenthash:12].css' });

/**
 * Defines `depotRemote` as the name of the package that is built. The endpoints and cache tags of a remote carry it, so
 * it comes from package.json; kits that a remote brings along read the same name.
 */
export class RemoteNamePlugin {
  apply(compiler) {
    const { DefinePlugin } = compiler.webpack;
    new DefinePlugin({ depotRemote: JSON.stringify(projectName(compiler.context)) }).apply(compiler);
  }
}
