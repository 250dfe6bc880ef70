import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../tools/workspace-root.mjs';

/** Results of the gate alone are kept apart from those of all tests. */
const findFile = (isGate) => join(root, '.data/mutate', isGate ? 'tried-by-gate.json' : 'tried.json');

/** Last result of each fault on this machine, by id: `{ outcome, tests }`. */
export function readTried(isGate) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(findFile(isGate), 'utf8'))));
  } catch (error) {
    if (error.code === 'ENOENT') return new Map();
    throw error;
  }
}

export function keepTried(tried, isGate) {
  const file = findFile(isGate);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(tried), undefined, 1));
}
