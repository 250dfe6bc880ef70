/**
 * Use of the shell's shared libraries by a remote: the range that it was built against, and the names that its code
 * imports. Modules that import a whole library, or only its effects, contribute no names.
 *
 * @returns {{ shared: Record<string, string>, uses: Record<string, string[]> }}
 */
export function consumedNames({ modules, moduleGraph }) {
  const shared = {};
  const uses = {};
  for (const module of modules) {
    if (module.constructor.name !== 'ConsumeSharedModule') continue;
    const { shareKey, requiredVersion } = module.options;
    shared[shareKey] = String(requiredVersion);
    const names = new Set(uses[shareKey]);
    for (const connection of moduleGraph.getIncomingConnections(module))
      for (const name of importedNames(connection, moduleGraph)) names.add(name);
    uses[shareKey] = [...names].sort();
  }
  return { shared: sorted(shared), uses: sorted(uses) };
}

function importedNames(connection, moduleGraph) {
  if (!connection.dependency || connection.isActive(undefined) !== true) return [];
  const references = connection.dependency.getReferencedExports(moduleGraph, undefined);
  return references.map((reference) => (Array.isArray(reference) ? reference[0] : reference.name[0])).filter(Boolean);
}

/**
 * The names that each shared library of a shell exports; of a library whose names only running it would tell (React is
 * CommonJS), nothing.
 *
 * @returns {Record<string, string[]>}
 */
export function providedNames({ modules, moduleGraph }) {
  const exports = {};
  for (const module of modules) {
    if (module.constructor.name !== 'ProvideSharedModule') continue;
    const provided = module.dependencies.map((dependency) => moduleGraph.getModule(dependency)).find(Boolean);
    const source = provided ?? blocksModule(module, moduleGraph);
    const isEcmaScript = source?.buildMeta?.exportsType === 'namespace';
    const names = isEcmaScript ? moduleGraph.getExportsInfo(source).getProvidedExports() : undefined;
    if (Array.isArray(names)) exports[module._name] = [...names].sort();
  }
  return sorted(exports);
}

/** A library that is provided late is behind a block. */
function blocksModule(module, moduleGraph) {
  const dependencies = module.blocks.flatMap((block) => block.dependencies);
  return dependencies.map((dependency) => moduleGraph.getModule(dependency)).find(Boolean);
}

/** Sorted, so that equal builds write equal files independent of the order of modules. */
const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
