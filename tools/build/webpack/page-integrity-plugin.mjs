import { createHash } from 'node:crypto';

const name = 'PageIntegrityPlugin';
const hashOf = (source) => `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`;

/**
 * Lists the hash of every script of the build in the pages (`depot-integrity`), and adds it to the scripts that the
 * pages load themselves: the browser runs no others. A script cannot contain its own hash.
 */
export class PageIntegrityPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After names and contents are final, and before files are derived from the pages.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const assets = compilation.getAssets();
        const scripts = assets.filter((asset) => asset.name.endsWith('.js'));
        const hashes = new Map(scripts.map((asset) => [`/${asset.name}`, hashOf(asset.source)]));
        for (const { name: file, source } of assets.filter((asset) => asset.name.endsWith('.html')))
          compilation.updateAsset(file, new sources.RawSource(withHashes(String(source.source()), hashes)));
      });
    });
  }
}

function withHashes(page, hashes) {
  const list = [...hashes].map((entry) => entry.join(' ')).join(' ');
  return page
    .replaceAll(/<script [^>]*src="([^"]+)"/g, (tag, url) => `${tag} integrity="${hashes.get(url)}" crossorigin`)
    .replace('</head>', () => `<meta name="depot-integrity" content="${list}"></head>`);
}
