import { installedVersion } from '../remote-folder.mjs';
import { calledOperations } from './called-operations.mjs';
import { commitIn } from './commit.mjs';
import { providedNames } from './shared-names.mjs';
import { sharedVersions } from './sharing.mjs';

const name = 'ShellFactsPlugin';
/** Sources in which the shell names the addresses of its own pages. */
const ownPages = /\/shell\/src\/boot\/router\.tsx/;

/**
 * Writes `shell.json`: the libraries that this shell offers to remotes (a remote with other requirements is refused at
 * publish), its version and commit, and the operations that it calls.
 */
export class ShellFactsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let [exports, calls] = [{}, []];
      // Before webpack concatenates modules, which hides the imports of each.
      compilation.hooks.afterOptimizeDependencies.tap(name, () => {
        exports = providedNames(compilation);
        calls = calledOperations(compilation, ownPages);
      });
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const facts = {
          contract: installedVersion(compiler.context, '@depot/contracts'),
          port: installedVersion(compiler.context, '@depot/remote-kit'),
          shared: sharedVersions(compiler.context),
          exports,
          version: installedVersion(compiler.context, '@depot/shell'),
          commit: commitIn(compiler.context),
          calls,
        };
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(facts, null, 1)));
      });
    });
  }
}
