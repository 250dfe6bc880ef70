const injected = /endpoints: \(build\) => \(\{(?<endpoints>[^]*?)\}\),\s*overrideExisting: false,?\s*\}\);/;
const exported = /\s*export \{[^}]*\};(?<types>[^]*?)export const \{(?<hooks>[^}]*)\}/;
const parts = new RegExp(injected.source + exported.source);
const listedParams = /params: \{\s*(?:['"]?\w+['"]?: queryArg(?:\.\w+|\[['"]\w+['"]\]),?\s*)+\}/g;

/**
 * Merges the generator's files for one domain, since it has one style of arguments for a whole file. Parameters are
 * passed on unchanged, so that an endpoint is the same in each remote and in each of its versions.
 *
 * @param {string[]} generated files that each inject endpoints into the same API
 * @param {string} name of the API that the merged file exports
 * @param {boolean} [hasOwnTags] the remote has `src/api/tags.ts`, which declares types of tags of its own
 */
export function mergeEndpoints(generated, name, hasOwnTags = false) {
  const found = generated.map((code) => {
    const groups = parts.exec(code)?.groups;
    if (!groups) throw new Error(`What the generator has made is not as expected:\n${code.slice(0, 500)}`);
    return groups;
  });
  const all = (key) => found.map((groups) => groups[key].trim().replace(/,$/, ''));
  const api = hasOwnTags ? 'taggedApi' : 'remoteApi(depotRemote)';
  const source = hasOwnTags ? "{ taggedApi } from '../tags.js'" : "{ remoteApi } from '@depot/api'";
  return `import ${source};
export const ${name} = ${api}.injectEndpoints({ endpoints: (build) => ({ ${all('endpoints').join(',\n')} }) });
${all('types').join('\n')}
export const { ${all('hooks').join(', ')} } = ${name};
`.replaceAll(listedParams, 'params: queryArg');
}
