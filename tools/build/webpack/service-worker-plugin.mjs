import { createHash } from 'node:crypto';
import { buildApart } from './build-apart.mjs';

const name = 'ServiceWorkerPlugin';
/** As it is built, and with the facts in front of it. */
const [built, file] = ['service-worker.mjs', 'service-worker.js'];

/**
 * Builds the service worker separately, under a fixed name, with the list of the shell's files (`files` selects them).
 * Any change of the shell changes its text, by which browsers detect an update.
 */
export class ServiceWorkerPlugin {
  constructor({ entry, files }) {
    this.entry = entry;
    this.files = files;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.make.tapPromise(name, (compilation) =>
      buildApart(compiler, compilation, { name: 'service-worker', entry: this.entry, filename: built }),
    );
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // When names no longer change, and before anything is compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const files = Object.keys(assets).filter(this.files).sort();
        const page = compilation.getAsset('index.html').source.source();
        const version = createHash('sha256')
          .update(JSON.stringify([files, String(page)]))
          .digest('hex')
          .slice(0, 12);
        const facts = JSON.stringify({ version, files: files.map((each) => `/${each}`) });
        const { source } = compilation.getAsset(built);
        compilation.emitAsset(file, new sources.ConcatSource(`self.depotShell=${facts};\n`, source));
        compilation.deleteAsset(built);
      });
    });
  }
}
