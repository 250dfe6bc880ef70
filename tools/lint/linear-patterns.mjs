import regexp from 'eslint-plugin-regexp';

/**
 * A pattern takes time that grows with its text and no faster: the process that matches it serves everybody else, too.
 * `\s+$` begins again at each blank; `(?<!\s)\s+$` begins once.
 */
export const linearPatterns = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
    'regexp/no-super-linear-move': ['error', { report: 'certain', ignorePartial: false }],
  },
};
