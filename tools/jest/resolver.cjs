/**
 * Resolves modules in tests: our own sources import `.js` and mean the `.ts` or `.tsx` beside it, and our own packages
 * resolve to their sources. Third-party packages are excluded, because some of them also have a `source` condition,
 * which must not be used. (CommonJS, because jest loads resolvers with `require`.)
 */
const { existsSync } = require('node:fs');
const { resolve } = require('node:path');

module.exports = function resolveForTests(request, options) {
  const isRelative = request.startsWith('./') || request.startsWith('../');
  if (isRelative && request.endsWith('.js') && !options.basedir.includes('/node_modules/')) {
    const stem = resolve(options.basedir, request.slice(0, -'.js'.length));
    const source = [`${stem}.ts`, `${stem}.tsx`].find((file) => existsSync(file));
    if (source) return source;
  }
  const conditions = request.startsWith('@depot/') ? ['source', ...(options.conditions ?? [])] : options.conditions;
  return options.defaultResolver(request, { ...options, conditions });
};
