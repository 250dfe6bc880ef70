/**
 * Builds an entry apart from everything else, without the federation runtime: scripts that are there before the shell.
 * Returns the files that it consists of.
 *
 * @returns {Promise<string[]>}
 */
export function buildApart(compiler, compilation, settings) {
  const { name, entry, plugins = [], filename = `${name}.[contenthash:12].js` } = settings;
  const { EntryPlugin } = compiler.webpack;
  const child = compilation.createChildCompiler(name, { filename }, [
    new EntryPlugin(compiler.context, entry, { name }),
    ...plugins,
  ]);
  return new Promise((resolve, reject) => {
    child.runAsChild((error, _entries, built) => {
      if (error) reject(error);
      else if (built.errors.length > 0) reject(built.errors[0]);
      else resolve(built.entrypoints.get(name).getFiles());
    });
  });
}

/** Addresses of the scripts and styles that a module of the compilation comes with. */
export function filesOfModule(compilation, path, publicPath) {
  const module = [...compilation.modules].find(({ resource, rootModule }) =>
    (rootModule?.resource ?? resource)?.endsWith(path),
  );
  if (!module) throw new Error(`No module ${path}`);
  const chunks = compilation.chunkGraph
    .getModuleChunks(module)
    .flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.chunks));
  const names = new Set(chunks.flatMap((chunk) => [...chunk.files]).filter((file) => /\.(js|css)$/.test(file)));
  return [...names].map((file) => publicPath + file);
}
