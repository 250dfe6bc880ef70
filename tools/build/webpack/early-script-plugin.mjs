import HtmlWebpackPlugin from 'html-webpack-plugin';

const name = 'EarlyScriptPlugin';

/**
 * Builds one small script apart from everything else, without the federation runtime, and puts it first into the page.
 * Its attribute `data-parts` lists the files behind the module `parts`, which the script may preload.
 */
export class EarlyScriptPlugin {
  constructor({ entry, parts }) {
    this.entry = entry;
    this.parts = parts;
  }

  apply(compiler) {
    const files = new WeakMap();
    compiler.hooks.make.tapPromise(name, async (compilation) =>
      files.set(compilation, await this.build(compiler, compilation)),
    );
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (data) => {
        const attributes = {
          defer: true,
          src: `${data.publicPath}${files.get(compilation)}`,
          'data-parts': this.partFiles(compilation, data.publicPath),
        };
        data.headTags.unshift({ tagName: 'script', voidTag: false, attributes, meta: { plugin: name } });
        return data;
      });
    });
  }

  build(compiler, compilation) {
    const { EntryPlugin } = compiler.webpack;
    const child = compilation.createChildCompiler(name, { filename: 'early.[contenthash:12].js' }, [
      new EntryPlugin(compiler.context, this.entry, { name: 'early' }),
    ]);
    return new Promise((resolve, reject) => {
      child.runAsChild((error, entries, built) => {
        if (error) reject(error);
        else resolve(built.entrypoints.get('early').getFiles()[0]);
      });
    });
  }

  partFiles(compilation, publicPath) {
    const module = [...compilation.modules].find(({ resource, rootModule }) =>
      (rootModule?.resource ?? resource)?.endsWith(this.parts),
    );
    if (!module) throw new Error(`${name}: no module ${this.parts}`);
    const chunks = compilation.chunkGraph
      .getModuleChunks(module)
      .flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.chunks));
    const names = new Set(chunks.flatMap((chunk) => [...chunk.files]).filter((file) => /\.(js|css)$/.test(file)));
    return [...names].map((file) => publicPath + file).join(' ');
  }
}
