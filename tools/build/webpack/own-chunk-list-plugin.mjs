import { createHash } from 'node:crypto';

const plugin = 'OwnChunkListPlugin';

/**
 * A tab that stays open while versions are released has several versions of a remote side by side. Each must have a
 * list of chunks of its own: by default all have `webpackChunk<name>`, and the chunks of one would be taken for those
 * of another. The list is named after a hash of the whole build, before source maps are written and before the names of
 * the files are made of their contents.
 */
export class OwnChunkListPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const list = compilation.outputOptions.chunkLoadingGlobal;
        const scripts = compilation.getAssets().filter((asset) => /\.js$/.test(asset.name));
        const own = `${list}_${hashOf(scripts)}`;
        for (const { name: file, source } of scripts)
          compilation.updateAsset(file, renameIn(sources, source, list, own));
      });
    });
  }
}

/** The source with another name; columns behind it stay those of the source map. */
function renameIn({ ReplaceSource }, source, name, other) {
  const renamed = new ReplaceSource(source);
  const text = String(source.source());
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    renamed.replace(at, at + name.length - 1, other);
  return renamed;
}

/** Independent of the order of the files, so that equal builds have equal hashes. */
function hashOf(scripts) {
  const hash = createHash('sha256');
  for (const source of scripts.map((script) => String(script.source.source())).sort()) hash.update(source);
  return hash.digest('hex').slice(0, 12);
}
