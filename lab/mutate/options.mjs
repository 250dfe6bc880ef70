import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { areas } from './areas.mjs';

const usage = `Usage: npm run mutate -- <area, folder or file>… [--sample 30] [--seed 1] [--tests 8] [--timeout 120]
                           [--at-once 2] [--only 'SQL.*DELETE'] [--again] [--list] [--table] [--gate]
  areas: ${Object.keys(areas).join(', ')}; --areas is all of them
  --sample   how many faults to try of each; all of them without it
  --seed     another seed picks other faults; the same seed the same ones
  --tests    how many test files to run against a fault, the likeliest first
  --timeout  seconds for a fault; one that takes longer is undecided
  --at-once  how many faults to try at the same time; as many as there are cores without it
  --only     faults of whose rule and text this is a part, as a regular expression
  --again    leaves out what was noticed when it was tried before
  --list     prints the faults and tries none
  --table    prints the figures of what was tried before, and tries none
  --gate     runs only test files of the gate, and keeps its results apart`;

const numbers = {
  '--sample': 'sample',
  '--seed': 'seed',
  '--tests': 'tests',
  '--timeout': 'timeout',
  '--at-once': 'atOnce',
};

const switches = { '--again': 'again', '--list': 'list', '--table': 'table', '--gate': 'isGate' };

/** Parses the command line. */
export function readOptions(args) {
  const options = { areas: [], sample: undefined, seed: 1, tests: 8, timeout: 120, atOnce: availableParallelism() };
  const rest = [...args];
  while (rest.length > 0) {
    const word = rest.shift();
    if (switches[word]) options[switches[word]] = true;
    else if (word === '--areas') options.areas.push(...Object.keys(areas).map(areaOf));
    else if (numbers[word]) options[numbers[word]] = wholeNumber(rest.shift());
    else if (word === '--only') options.only = pattern(rest.shift());
    else if (word.startsWith('-')) throw new Problem(usage);
    else options.areas.push(areaOf(word.replace(/\/+$/, '')));
  }
  if (options.areas.length === 0) throw new Problem(usage);
  const missing = options.areas.flatMap(({ paths }) => paths.filter((path) => !existsSync(join(root, path))));
  if (missing.length > 0) throw new Problem(`There is no ${missing.join(', ')}.`);
  return options;
}

const areaOf = (name) => ({ name, ...(areas[name] ?? { paths: [name] }) });

function pattern(text) {
  try {
    if (text) return new RegExp(text, 's');
  } catch {
    // reported below, like missing values
  }
  throw new Problem(usage);
}

function wholeNumber(text) {
  if (!/^[1-9]\d*$/.test(text ?? '')) throw new Problem(usage);
  return Number(text);
}
