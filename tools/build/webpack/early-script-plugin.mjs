import HtmlWebpackPlugin from 'html-webpack-plugin';
import { buildApart, filesOfModule } from './build-apart.mjs';

const name = 'EarlyScriptPlugin';

/**
 * Builds one small script apart from everything else and puts it first into the page. Its attribute `data-parts` lists
 * the files behind the module `parts`, which the script may preload.
 */
export class EarlyScriptPlugin {
  constructor({ page, entry, parts }) {
    this.page = page;
    this.entry = entry;
    this.parts = parts;
  }

  apply(compiler) {
    const files = new WeakMap();
    compiler.hooks.make.tapPromise(name, async (compilation) =>
      files.set(compilation, await buildApart(compiler, compilation, { name: 'early', entry: this.entry })),
    );
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (data) => {
        if (data.outputName !== this.page) return data;
        const attributes = {
          defer: true,
          src: `${data.publicPath}${files.get(compilation)[0]}`,
          'data-parts': filesOfModule(compilation, this.parts, data.publicPath).join(' '),
        };
        data.headTags.unshift({ tagName: 'script', voidTag: false, attributes, meta: { plugin: name } });
        return data;
      });
    });
  }
}
