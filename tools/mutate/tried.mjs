import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace-root.mjs';

const file = join(root, '.data/mutate/tried.json');

/** What came of each fault when it was last tried here, by its id: `{ outcome, tests }`. */
export function readTried() {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    if (error.code === 'ENOENT') return new Map();
    throw error;
  }
}

export function keepTried(tried) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(tried), undefined, 1));
}
