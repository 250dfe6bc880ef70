import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calledOperations } from './called-operations.mjs';
import { collectRemoteNames } from './remote-names.mjs';
import { consumedNames } from './shared-names.mjs';

const run = promisify(execFile);

/**
 * Writes `extras.json`, the data that the registry publishes about this version of a remote (see `ShellExtras` in the
 * contracts): the data of `src/manifest.ts`; the contract range; the commit; the integrity of every script and style
 * and of the camera's reader (devices keep these files for work without a network); the scripts and styles of each
 * page; its requirements: the shared libraries with the names that it imports, and the operations that it calls; and
 * the names that it gives to things that all remotes share.
 */
export class ExtrasPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ExtrasPlugin', (compilation) => {
      let needs = {};
      // Before webpack concatenates modules, which hides the imports of each.
      compilation.hooks.afterOptimizeDependencies.tap('ExtrasPlugin', () => {
        needs = { ...consumedNames(compilation), calls: calledOperations(compilation) };
        try {
          needs.names = collectRemoteNames(compilation, compiler.context);
        } catch (error) {
          compilation.errors.push(new compiler.webpack.WebpackError(error.message));
        }
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ExtrasPlugin', stage }, async () => {
        const { imports, ...declared } = await declarations(compiler.context).catch((error) => {
          // Thrown, it would end watching: the mistake could be undone, and nothing would be built.
          compilation.errors.push(new compiler.webpack.WebpackError(error.message));
          return {};
        });
        const files = imports && filesOf(imports, filesByImport(compilation));
        const extras = { ...declared, ...needs, ...(files && { files }), integrity: integrityOf(compilation) };
        compilation.deleteAsset('mf-stats.json'); // the federation plugin's statistics have no reader
        compilation.emitAsset('extras.json', new sources.RawSource(JSON.stringify(extras, null, 1)));
      });
    });
  }
}

/**
 * Evaluates the manifest in a process of its own: a module once loaded here could never be loaded afresh while
 * watching.
 */
async function declarations(root) {
  const script = join(import.meta.dirname, 'print-declarations.mjs');
  const loader = join(import.meta.dirname, '../register-typescript.mjs');
  const { stdout } = await run(process.execPath, [
    '--conditions=source',
    '--import',
    loader,
    script,
    join(root, 'src/manifest.ts'),
  ]);
  return JSON.parse(stdout);
}

/** Scripts and styles by import of the manifest, such as `./screens/list/List.js`. */
function filesByImport({ modules, chunkGraph }) {
  const manifest = [...modules].find(({ resource, rootModule }) =>
    /[\\/]src[\\/]manifest\.ts$/.test((rootModule?.resource ?? resource) || ''),
  );
  const found = (manifest?.blocks ?? []).map((block) => [
    block.dependencies[0]?.request,
    (chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []).filter((name) => /\.(js|css)$/.test(name)),
  ]);
  return new Map(found);
}

/** Scripts and styles by route and by language. */
function filesOf({ screens, texts }, byImport) {
  const named = (imports) =>
    Object.fromEntries(
      Object.entries(imports).flatMap(([key, from]) => (byImport.has(from) ? [[key, byImport.get(from)]] : [])),
    );
  return { screens: named(screens), texts: named(texts) };
}

function integrityOf(compilation) {
  const assets = compilation.getAssets().filter(({ name }) => /\.(js|css|wasm)$/.test(name));
  return Object.fromEntries(
    assets.map(({ name, source }) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]),
  );
}
