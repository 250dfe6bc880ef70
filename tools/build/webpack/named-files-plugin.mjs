import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const name = 'NamedFilesPlugin';

/**
 * Emits a folder's files under fixed names: the web manifest with its icons, which systems load by address, and files
 * whose names a page computes.
 */
export class NamedFilesPlugin {
  /** @param {{ folder: string; under?: string }} options `under` is the folder of the build that they come into. */
  constructor({ folder, under = '' }) {
    this.folder = folder;
    this.under = under;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const file of await readdir(this.folder)) {
          compilation.fileDependencies.add(join(this.folder, file));
          const source = new sources.RawSource(await readFile(join(this.folder, file)));
          compilation.emitAsset(`${this.under}${file}`, source);
        }
      });
    });
  }
}
