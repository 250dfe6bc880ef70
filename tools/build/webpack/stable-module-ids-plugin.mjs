import { createHash } from 'node:crypto';

const name = 'StableModuleIdsPlugin';
/** What the federation plugin writes for itself: a hash of absolute paths is in its name. */
const federationEntry = /[/\\]\.federation[/\\]entry\.[0-9a-f]+\.js/;
/** Modules in whose name absolute paths stand where webpack does not look for them. */
const withPath = /^(?:container entry|provide module) /;

/**
 * The same commit gives the same files wherever it is built: modules that webpack would call by absolute paths are
 * called without them. The others get their ids afterwards, as ever.
 */
export class StableModuleIdsPlugin {
  /** @param {string} root folder whose place does not matter: the checkout, or a remote in a folder of its own */
  constructor(root) {
    this.root = root;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap(name, (modules) => {
        const { chunkGraph } = compilation;
        const given = new Set();
        for (const module of modules) {
          const isWanted = module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0;
          if (!isWanted || chunkGraph.getModuleId(module) !== null) continue;
          const id = stableId(module.identifier(), this.root);
          if (id === undefined || given.has(id)) continue;
          given.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** The id of a module that absolute paths would name; undefined for all others. */
export function stableId(identifier, root) {
  if (federationEntry.test(identifier)) return shortHash('federation entry');
  return withPath.test(identifier) ? shortHash(identifier.replaceAll(root, '')) : undefined;
}

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
