/**
 * `{ url: '/order', method: 'PUT', … }`, as endpoints have it, and `{ path: '/order/download', body }` of documents.
 */
const request = /\{\s*(url|path):\s*(?:\(?\s*)(['"`])(\/[^'"`]*)\2((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/**
 * The operations of the services that a source asks for, as `POST /order/query`; a part of an address that is only
 * known when it runs is `:`.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function operationsIn(source) {
  const plain = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\$\{[^}]*\}/g, ':');
  return [...plain.matchAll(request)].map(([, kind, , address, rest]) => {
    const path = address.split('?', 1)[0].replace(/:+$/, ':');
    return `${(kind === 'url' && namedMethod(rest)) || methodByBody(rest)} ${path}`;
  });
}

const namedMethod = (rest) => /\bmethod:\s*['"`](\w+)['"`]/.exec(rest)?.[1];
/**
 * Requests without a method (documents, and parts of a screen with a configurable address) are POST if they have a
 * body.
 */
const methodByBody = (rest) => (/(^|[,\s])body\s*[:,}]|(^|[,\s])body\s*$/.test(rest) ? 'POST' : 'GET');

/**
 * The sources of a build by their paths, including the product's own packages.
 *
 * @param {{ modules: Iterable<object> }} compilation
 * @returns {[path: string, text: string][]}
 */
export function ownSources({ modules }) {
  return [...modules].flatMap((module) => {
    const source = isOurs(module.resource) && module.originalSource()?.source();
    return source ? [[module.resource, String(source)]] : [];
  });
}

/**
 * Operations that the sources of a build call, including the product's own packages; third-party packages call none.
 *
 * @param {{ modules: Iterable<object> }} compilation
 * @param {RegExp} [except] sources that write other addresses in the same way
 * @returns {string[]}
 */
export function calledOperations(compilation, except = /^$/) {
  const sources = ownSources(compilation).filter(([path]) => !except.test(path));
  return [...new Set(sources.flatMap(([, text]) => operationsIn(text)))].sort();
}

/** A source as it was written, or as it was packed. */
function isOurs(path) {
  if (!path) return false;
  const isInstalled = path.includes('/node_modules/');
  return isInstalled ? /\/node_modules\/@depot\/[^/]+\/.*\.js$/.test(path) : /\.tsx?$/.test(path);
}
