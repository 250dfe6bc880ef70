import { basename, dirname, relative } from 'node:path';
import { root } from '../workspace-root.mjs';
import { listedTests } from './listed-tests.mjs';

const known = new Map();

/** Test files that load a fault's source, those first that are likeliest about it. */
export async function relatedTests({ file, rule }) {
  if (!known.has(file)) known.set(file, await listedTests(file));
  return ranked(file, known.get(file), rule);
}

/** Walks that look at one kind of fault wherever it is: what may be asked, and what each tenant gets. */
const walks = [
  { test: /\/field-bounds\./, looksAt: ({ file }) => /\.schemas\.ts$|\/wire\//.test(file) },
  { test: /\/tenant-walk\./, looksAt: ({ rule }) => rule === 'SQL: removed tenant' },
];

const packageOf = (file) => /^((?:services|libs\/node|libs\/web)\/[^/]+|[^/]+\/?(?:contracts)?)/.exec(file)?.[1];
const wordsOf = (file) =>
  file
    .replace(/\.(db\.|property\.)*spec\.\w+$|\.\w+$/g, '')
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 3 && !['service', 'screen', 'node', 'spec', 'test', 'host'].includes(word));

/** What a word says that a test shares with the source: that of its file or folder more than that of its package. */
const weightsOf = (file) => {
  const ofPackage = new Set(wordsOf(packageOf(file) ?? ''));
  return new Map(wordsOf(file).map((word) => [word, ofPackage.has(word) ? 5 : 25]));
};

/** A test of the same name or folder is likelier than one of the same package, and that than one that shares words. */
export function ranked(file, tests, rule) {
  const weights = weightsOf(file);
  const likeliness = (test) => {
    const place = relative(root, test);
    const isNamesake = basename(place).startsWith(`${basename(file).replace(/\.\w+$/, '')}.`);
    const shared = [...new Set(wordsOf(basename(place)))].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    const isWalk = walks.some(({ test: walk, looksAt }) => walk.test(test) && looksAt({ file, rule }));
    return (
      (isWalk ? 50 : 0) +
      (isNamesake ? 100 : 0) +
      (dirname(place) === dirname(file) ? 40 : 0) +
      (packageOf(place) === packageOf(file) ? 20 : 0) +
      shared
    );
  };
  return [...tests].sort((one, other) => likeliness(other) - likeliness(one) || one.localeCompare(other));
}
