import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../workspace-root.mjs';
import { cluesOf, toldBy } from './clues.mjs';
import { listedTests } from './listed-tests.mjs';

const known = new Map();

/** Test files that load a fault's source, those first that are likeliest about it. */
export async function relatedTests(mutant) {
  const { file } = mutant;
  if (!known.has(file)) known.set(file, told(file, await listedTests(file)));
  const { tests, toldOf } = known.get(file);
  return ranked(mutant, tests, toldOf);
}

/** Tests with what the text of each tells of a source; those without a database last where the source has SQL. */
function told(file, tests) {
  const texts = tests.map((test) => readFileSync(test, 'utf8'));
  const worths = toldBy(cluesOf(file), texts);
  const hasSql = isSql.test(readFileSync(join(root, file), 'utf8'));
  const isAside = (test) => hasSql && !/\.db\.spec\./.test(test);
  const toldOf = new Map(tests.map((test, at) => [test, worths[at] * 60 - (isAside(test) ? 30 : 0)]));
  return { tests, toldOf };
}

const isSql = /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE)\b/;

/** Walks that look at one kind of fault wherever it is: what may be asked, what each tenant gets, who is told. */
const walks = [
  { test: /\/field-bounds\./, looksAt: ({ file }) => /\.schemas\.ts$|\/wire\//.test(file) },
  { test: /\/tenant-walk\./, looksAt: ({ rule }) => rule === 'SQL: removed tenant' },
  { test: /\/live-topics\./, looksAt: ({ before }) => /\blive\.publish\(/.test(before) },
];

const packageOf = (file) => /^((?:services|libs\/node|libs\/web)\/[^/]+|[^/]+\/?(?:contracts)?)/.exec(file)?.[1];
const wordsOf = (file) =>
  file
    .replace(/\.(db\.|property\.)*spec\.\w+$|\.\w+$/g, '')
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 2 && !['service', 'screen', 'node', 'spec', 'test', 'host'].includes(word));

/** What a word says that a test shares with the source: that of its file or folder more than that of its package. */
const weightsOf = (file) => {
  const ofPackage = new Set(wordsOf(packageOf(file) ?? ''));
  return new Map(wordsOf(file).map((word) => [word, ofPackage.has(word) ? 5 : 25]));
};

/**
 * A test of the same name or folder is likelier than one of the same package, and that than one that shares words. What
 * the texts tell can outweigh all but the name.
 */
export function ranked(mutant, tests, toldOf = new Map()) {
  const { file } = mutant;
  const weights = weightsOf(file);
  const likeliness = (test) => {
    const place = relative(root, test);
    const isNamesake = basename(place).startsWith(`${basename(file).replace(/\.\w+$/, '')}.`);
    const shared = [...new Set(wordsOf(basename(place)))].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    const isWalk = walks.some(({ test: walk, looksAt }) => walk.test(test) && looksAt(mutant));
    return (
      (isWalk ? 50 : 0) +
      (isNamesake ? 100 : 0) +
      (dirname(place) === dirname(file) ? 40 : 0) +
      (packageOf(place) === packageOf(file) ? 20 : 0) +
      shared +
      (toldOf.get(test) ?? 0)
    );
  };
  return [...tests].sort((one, other) => likeliness(other) - likeliness(one) || one.localeCompare(other));
}
