/**
 * How tests find modules: our own sources write relative imports with `.js` and mean the `.ts` or `.tsx` beside it, and
 * our own packages resolve to their sources. Packages of others are left alone: some of them also offer a
 * `source` condition, which is not what we want to run. (CommonJS, because jest loads resolvers with `require`.)
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
