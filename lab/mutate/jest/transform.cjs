/**
 * Compiles for jest as usual, but replaces the text of one file, so that sources on disk are never changed, even if a
 * run is killed. (CommonJS, because jest calls transformers synchronously.)
 */
const { readFileSync } = require('node:fs');
const swc = require('@swc/jest');

/** The file written by `run-mutant.mjs`: `{ file, text }`; undefined outside of a run. */
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
