import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

/**
 * antd and its icons are thousands of files, which jest would find, read and compile anew for each file of tests. They
 * are put into one file instead, made anew where another package is installed; in it every package has its name here.
 */
const packages = { antd: 'antd', icons: '@ant-design/icons', cssinjs: '@ant-design/cssinjs' };

/** What our own sources load as well: there must be one of each. */
const external = /^(react|react-dom|dayjs)(\/|$)/;

/** The folder of the bundle of what is installed for `rootDir`: of antd's own parts as well, where npm lists them. */
function folderOf(rootDir) {
  const { resolve } = createRequire(join(rootDir, 'package.json'));
  const key = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const name of Object.values(packages)) key.update(readFileSync(resolve(`${name}/package.json`)));
  const installed = join(rootDir, 'node_modules', '.package-lock.json');
  if (existsSync(installed)) key.update(readFileSync(installed));
  return join(rootDir, 'node_modules', '.cache', 'depot-jest', key.digest('hex').slice(0, 16));
}

/** Where jest finds each of the packages. */
export function bundledAntd(rootDir) {
  const folder = folderOf(rootDir);
  return Object.fromEntries(Object.entries(packages).map(([part, name]) => [`^${name}$`, join(folder, `${part}.cjs`)]));
}

/** Makes the bundle where it is missing; jest calls this before the tests. */
export default async function makeBundle(_, { rootDir }) {
  const folder = folderOf(rootDir);
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const exported = Object.entries(packages).map(([part, name]) => `export * as ${part} from '${name}';\n`);
    writeFileSync(join(unfinished, 'entry.mjs'), exported.join(''));
    for (const part of Object.keys(packages))
      writeFileSync(join(unfinished, `${part}.cjs`), `module.exports = require('./bundle.cjs').${part};\n`);
    await bundle(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // another run was faster
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function bundle(folder) {
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    entry: join(folder, 'entry.mjs'),
    output: { path: folder, filename: 'bundle.cjs', library: { type: 'commonjs2' } },
    externals: ({ request }, done) => (external.test(request) ? done(null, `commonjs ${request}`) : done()),
    optimization: { minimize: false, nodeEnv: false },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
