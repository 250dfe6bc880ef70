import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|html|json|svg)$/;

/** Writes `x.br` beside every text asset, so that the host never compresses during a request. */
export class BrotliPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('BrotliPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'BrotliPlugin', stage }, async (assets) => {
        const cache = compilation.getCache('BrotliPlugin');
        const compressOne = async (name) => {
          const source = compilation.getAsset(name).source;
          const entry = cache.getItemCache(name, cache.getLazyHashedEtag(source));
          const packed = await entry.providePromise(
            async () => new sources.RawSource(await compress(source.buffer(), quality)),
          );
          compilation.emitAsset(`${name}.br`, packed);
        };
        await Promise.all(
          Object.keys(assets)
            .filter((name) => compressible.test(name))
            .map(compressOne),
        );
      });
    });
  }
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
