import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../../tools/workspace-root.mjs';
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

/** Weights of tests by the clues in their text; those without a database come last if the source has SQL. */
function told(file, tests) {
  const texts = tests.map((test) => readFileSync(test, 'utf8'));
  const worths = toldBy(cluesOf(file), texts);
  const hasSql = isSql.test(readFileSync(join(root, file), 'utf8'));
  const isAside = (test) => hasSql && !/\.db\.spec\./.test(test);
  const toldOf = new Map(tests.map((test, at) => [test, worths[at] * 60 - (isAside(test) ? 30 : 0)]));
  return { tests, toldOf };
}

const isSql = /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE)\b/;

/** Walks, which check one kind of fault everywhere: permissions, tenant isolation, notifications. */
const walks = [
  { test: /\/field-bounds\./, looksAt: ({ file }) => /\.schemas\.ts$|\/wire\//.test(file) },
  { test: /\/tenant-walk\./, looksAt: ({ rule }) => rule === 'SQL: removed tenant' },
  {
    test: /\/live-topics\./,
    looksAt: ({ rule, before }) => rule === 'dropped tag' || /\blive\.publish\(/.test(before),
  },
];

const packageOf = (file) => /^((?:services|libs\/node|libs\/web)\/[^/]+|[^/]+\/?(?:contracts)?)/.exec(file)?.[1];
const wordsOf = (file) =>
  file
    .replace(/\.(db\.|property\.)*spec\.\w+$|\.\w+$/g, '')
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 2 && !['service', 'screen', 'node', 'spec', 'test', 'host'].includes(word));

/** Weight of a word that a test shares with the source: a file or folder name counts more than a package name. */
const weightsOf = (file) => {
  const ofPackage = new Set(wordsOf(packageOf(file) ?? ''));
  return new Map(wordsOf(file).map((word) => [word, ofPackage.has(word) ? 5 : 25]));
};

/**
 * Orders tests by likelihood: same name or folder, then same package, then shared words. Clues in the texts can
 * outweigh all but the name.
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
