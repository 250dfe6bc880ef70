import { join } from 'node:path';
import { root } from '../workspace-root.mjs';

/** Jest as in the project's own tests, but for the text of one file and the order of tests. */
export const jestCommand = [
  process.execPath,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
  '--config',
  join(import.meta.dirname, 'jest/jest.config.mjs'),
];
