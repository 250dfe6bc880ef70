import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/**
 * Every chunk that a remote loads carries the integrity value which the registry lists for it, and every one of the
 * shell that which the page lists. The values cannot stand in the own code of either (a hash cannot contain itself), so
 * the chunk loader asks the page's first script and later the shell, which install `depotGuardResource`.
 */
export class GuardedChunksPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('GuardedChunksPlugin', (compilation) => {
      const scripts = LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript;
      scripts.tap('GuardedChunksPlugin', (code) => `${code}\nglobalThis.depotGuardResource?.(script, url);`);
      const links = MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert;
      links.tap(
        'GuardedChunksPlugin',
        (code, { tag, href }) => `${code}\nglobalThis.depotGuardResource?.(${tag}, ${href});`,
      );
    });
  }
}
