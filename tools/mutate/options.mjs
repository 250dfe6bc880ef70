import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

const usage = `Usage: npm run mutate -- <folder or file>… [--sample 30] [--seed 1] [--tests 8] [--timeout 120] [--list]
  --sample   how many faults to try of each; all of them without it
  --seed     another seed picks other faults; the same seed the same ones
  --tests    how many test files to run against a fault, the likeliest first
  --timeout  seconds for a fault; one that takes longer is undecided
  --list     prints the faults and tries none`;

const numbers = { '--sample': 'sample', '--seed': 'seed', '--tests': 'tests', '--timeout': 'timeout' };

/** What is asked for on the command line. */
export function readOptions(args) {
  const options = { rooms: [], sample: undefined, seed: 1, tests: 8, timeout: 120, list: false };
  const rest = [...args];
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--list') options.list = true;
    else if (numbers[word]) options[numbers[word]] = wholeNumber(rest.shift());
    else if (word.startsWith('-')) throw new Problem(usage);
    else options.rooms.push(word.replace(/\/+$/, ''));
  }
  if (options.rooms.length === 0) throw new Problem(usage);
  const missing = options.rooms.filter((room) => !existsSync(join(root, room)));
  if (missing.length > 0) throw new Problem(`There is no ${missing.join(', ')}.`);
  return options;
}

function wholeNumber(text) {
  if (!/^[1-9]\d*$/.test(text ?? '')) throw new Problem(usage);
  return Number(text);
}
