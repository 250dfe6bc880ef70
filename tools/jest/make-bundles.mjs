import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

/** The file of a package within the folder of bundles. */
export const bundleFile = (name) => `${name.replaceAll(/\W+/g, '-')}.cjs`;

/**
 * Puts each group of packages into one file, beside which each package has one of its own. There is no such folder, or
 * a whole one.
 *
 * @param {{ folder: string, groups: string[][], external: RegExp, target: 'web' | 'node' }} bundles
 */
export async function makeBundles({ folder, groups, ...settings }) {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    for (const group of groups) {
      const others = groups.filter((one) => one !== group).flat();
      await runWebpack({ folder: unfinished, file: writeEntry(unfinished, group), others, ...settings });
    }
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // another run was faster
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * Two lines for a package's entry: for a file that only re-exports, jest scans the text of the target for names as
 * well, which is long. Returns the name of the bundle.
 */
function writeEntry(folder, names) {
  const file = `all-${bundleFile(names[0])}`;
  names.forEach((name, at) => {
    const own = `const bundle = require('./${file}');\nmodule.exports = bundle.part${at};\n`;
    writeFileSync(join(folder, bundleFile(name)), own);
  });
  const parts = names.map((name, at) => `export * as part${at} from '${name}';\n`);
  writeFileSync(join(folder, `${file}.mjs`), parts.join(''));
  return file;
}

async function runWebpack({ folder, file, others, external, target }) {
  const compiler = webpack({
    mode: 'production',
    target,
    entry: join(folder, `${file}.mjs`),
    output: { path: folder, filename: file, library: { type: 'commonjs2' } },
    externals: loadedAtRun((request) => others.includes(request) || external.test(request)),
    optimization: { nodeEnv: false, minimizer: [withoutComments] },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

/**
 * Modules required at run time: those that others load as well, by their name if a package names its own file, and
 * missing ones, which packages try to load.
 */
const loadedAtRun =
  (isExternal) =>
  async ({ context, request, getResolve }) => {
    const found = await getResolve()(context, request).catch(() => undefined);
    if (found && !isExternal(request)) return;
    const ownFile = request.startsWith('.') && found?.replace(/^.*\/node_modules\//, '').replace(/\.js$/, '');
    return `commonjs ${ownFile || request}`;
  };

/** Comments take time to read; names are seen in messages. */
const withoutComments = new TerserPlugin({
  extractComments: false,
  minify: TerserPlugin.swcMinify,
  terserOptions: { compress: false, mangle: false },
});
