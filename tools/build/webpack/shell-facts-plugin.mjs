import { installedVersion } from '../remote-folder.mjs';
import { providedNames } from './shared-names.mjs';
import { sharedVersions } from './sharing.mjs';

const name = 'ShellFactsPlugin';

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
          contract: installedVersion(compiler.context, '@depot/contracts'),
          port: installedVersion(compiler.context, '@depot/remote-kit'),
          shared: sharedVersions(compiler.context),
          exports,
        };
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(facts, null, 1)));
      });
    });
  }
}
