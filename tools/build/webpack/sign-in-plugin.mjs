import HtmlWebpackPlugin from 'html-webpack-plugin';
import { buildApart, filesOfModule } from './build-apart.mjs';

const name = 'SignInPlugin';

/**
 * Builds the sign-in page separately. Its script gets the addresses of the shell's files (`data-shell`), which are not
 * in the page itself, and of those behind the module `parts` (`data-parts`): it prefetches them while the user types.
 */
export class SignInPlugin {
  constructor({ page, entry, parts, styles }) {
    this.page = page;
    this.entry = entry;
    this.parts = parts;
    this.styles = styles;
  }

  apply(compiler) {
    const files = new WeakMap();
    compiler.hooks.make.tapPromise(name, async (compilation) => {
      const settings = { name: 'sign-in', entry: this.entry, plugins: [this.styles()] };
      files.set(compilation, await buildApart(compiler, compilation, settings));
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (data) => {
        if (data.outputName !== this.page) return data;
        const own = files.get(compilation).map((file) => data.publicPath + file);
        const shell = data.headTags.flatMap(({ attributes }) => attributes.src ?? attributes.href ?? []);
        data.headTags = own.map((url) =>
          url.endsWith('.css')
            ? tag('link', true, { rel: 'stylesheet', href: url })
            : tag('script', false, {
                defer: true,
                src: url,
                'data-shell': shell.join(' '),
                'data-parts': filesOfModule(compilation, this.parts, data.publicPath).join(' '),
              }),
        );
        return data;
      });
    });
  }
}

const tag = (tagName, voidTag, attributes) => ({ tagName, voidTag, attributes, meta: { plugin: name } });
