import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providedNames } from './shared-names.mjs';
import { sharedVersions } from './sharing.mjs';

const name = 'ShellFactsPlugin';
const repository = join(import.meta.dirname, '../../..');
const versionOf = (folder) => JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).version;

/**
 * Writes `shell.json`: what this shell offers to remotes. A remote that needs something else is refused when it is
 * published.
 */
export class ShellFactsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let exports = {};
      compilation.hooks.afterOptimizeDependencies.tap(name, () => {
        exports = providedNames(compilation);
      });
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const facts = {
          contract: versionOf('libs/contracts'),
          port: versionOf('libs/web/remote-kit'),
          shared: sharedVersions(),
          exports,
        };
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(facts, null, 1)));
      });
    });
  }
}
