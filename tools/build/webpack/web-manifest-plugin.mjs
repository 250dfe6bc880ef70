import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const name = 'WebManifestPlugin';

/** Emits a folder's files under their own names: the web manifest with its icons, which systems know by address. */
export class WebManifestPlugin {
  constructor({ folder }) {
    this.folder = folder;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const file of await readdir(this.folder)) {
          compilation.fileDependencies.add(join(this.folder, file));
          compilation.emitAsset(file, new sources.RawSource(await readFile(join(this.folder, file))));
        }
      });
    });
  }
}
