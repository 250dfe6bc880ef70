import { basename } from 'node:path';
import { layOutList } from '../../say/lay-out.mjs';
import { Problem, step } from '../../say/say.mjs';
import { lintProblems } from './lint.mjs';
import { testProblems } from './own-tests.mjs';
import { pageProblems } from './page-size.mjs';
import { sizeProblems } from './size.mjs';
import { textProblems } from './texts.mjs';
import { typeProblems } from './types.mjs';

/**
 * Gates of a remote or the shell before its build, and of the build itself. The registry checks the rest: routes,
 * contracts, shared libraries.
 */
const before = [
  ['Texts in both languages', textProblems],
  ['Its types', typeProblems],
  ['Its rules of lint', lintProblems],
  ['Its tests', testProblems],
];
const after = [['Size', (folder) => (basename(folder) === 'shell' ? pageProblems(folder) : sizeProblems(folder))]];

/** Ends with everything that is wrong. */
async function pass(gates, folder) {
  const problems = [];
  for (const [title, problemsOf] of gates) problems.push(...(await step(title, () => problemsOf(folder))));
  if (problems.length > 0) throw new Problem(layOutList('It is not published:', problems));
}

export const passBefore = (folder) => pass(before, folder);
export const passAfter = (folder) => pass(after, folder);
