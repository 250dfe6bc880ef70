import { join, sep } from 'node:path';
import { projectName } from '../remote-folder.mjs';
import { ownSources } from './called-operations.mjs';
import { storedNames } from './stored-names.mjs';

const endpoint = /\b(\w+):\s*build\.(?:query|mutation|infiniteQuery)\b/g;
const tagTypes = /\bremoteApi\(\s*depotRemote\s*,\s*\[([^\]]*)\]/g;
const quoted = /(['"`])([^'"`]+)\1/g;
const namespace = /\baddNamespace\(\s*(['"`])([^'"`]+)\1/g;

const matches = (text, pattern) => [...text.matchAll(pattern)].map((found) => found.at(-1));
const listed = (names) => [...new Set(names)].sort();

/**
 * Names that a remote gives to things that all remotes of a browser share (`remoteNames` of the contracts): endpoints
 * and types of tags, those of kits that it contains included, and the storage keys, queues and namespaces of texts that
 * its own sources define.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} folder of the remote
 * @throws if the name of a stored value cannot be read from the source
 */
export function collectRemoteNames(compilation, folder) {
  const sources = ownSources(compilation);
  const own = sources.filter(([path]) => path.startsWith(join(folder, 'src') + sep));
  const all = sources.map(([, text]) => text).join('\n');
  const remote = projectName(folder);
  return {
    endpoints: listed(matches(all, endpoint)),
    tags: listed(matches(all, tagTypes).flatMap((types) => matches(types, quoted))),
    ...storedNames(own),
    locales: listed([remote, ...own.flatMap(([, text]) => matches(text, namespace))]),
    cssPrefix: `${remote}-`,
  };
}
