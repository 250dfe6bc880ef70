import { basename, dirname, join, relative } from 'node:path';
import { runCommand } from '../process/run-command.mjs';
import { root } from '../workspace-root.mjs';
import { jestCommand } from './run-mutant.mjs';

const known = new Map();

/** Test files that load a source, those first that are likeliest about it. */
export async function relatedTests(file) {
  if (!known.has(file)) known.set(file, ranked(file, await listed(file)));
  return known.get(file);
}

async function listed(file) {
  const tests = [];
  const command = [...jestCommand, '--listTests', '--findRelatedTests', join(root, file)];
  await runCommand(command, { cwd: root, onLine: (text) => text.startsWith(root) && tests.push(text) });
  return tests;
}

const packageOf = (file) => /^((?:services|libs\/node|libs\/web)\/[^/]+|[^/]+\/?(?:contracts)?)/.exec(file)?.[1];
const wordsOf = (file) =>
  file
    .replace(/\.(db\.|property\.)*spec\.\w+$|\.\w+$/g, '')
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 3 && !['service', 'screen', 'node', 'spec', 'test', 'host'].includes(word));

/** A test of the same name or folder is likelier than one of the same package, and that than one that shares words. */
export function ranked(file, tests) {
  const words = new Set(wordsOf(file));
  const likeliness = (test) => {
    const place = relative(root, test);
    const isNamesake = basename(place).startsWith(`${basename(file).replace(/\.\w+$/, '')}.`);
    const common = new Set(wordsOf(basename(place)).filter((word) => words.has(word))).size;
    return (
      (isNamesake ? 100 : 0) +
      (dirname(place) === dirname(file) ? 40 : 0) +
      (packageOf(place) === packageOf(file) ? 20 : 0) +
      common * 15
    );
  };
  return [...tests].sort((one, other) => likeliness(other) - likeliness(one) || one.localeCompare(other));
}
