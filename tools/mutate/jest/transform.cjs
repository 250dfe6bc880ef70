/**
 * Compiles for jest as always, but for one file it takes a changed text instead of what is on the disk. So the sources
 * are never touched, however a run ends. (CommonJS, because jest asks transformers synchronously.)
 */
const { readFileSync } = require('node:fs');
const swc = require('@swc/jest');

/** What `run-mutant.mjs` has written down: `{ file, text }`; nothing outside of a run. */
const mutant = process.env.DEPOT_MUTANT ? JSON.parse(readFileSync(process.env.DEPOT_MUTANT, 'utf8')) : undefined;
const textOf = (text, file) => (file === mutant?.file ? mutant.text : text);

module.exports = {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    return {
      ...inner,
      process: (text, file, settings) => inner.process(textOf(text, file), file, settings),
      processAsync: (text, file, settings) => inner.processAsync(textOf(text, file), file, settings),
      getCacheKey: (text, file, settings) => inner.getCacheKey(textOf(text, file), file, settings),
    };
  },
};
