/** Lint rules of our sources, in the checkout and in a separate remote. */
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { restrictedImports } from './restricted-imports.mjs';
import { restrictedSyntax } from './restricted-syntax.mjs';

export const sortedImports = {
  plugins: { 'simple-import-sort': simpleImportSort },
  rules: {
    'simple-import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^\\.']] }],
    'simple-import-sort/exports': 'error',
  },
};

/** A rejection that nothing handles ends a process; in a browser it is reported. */
const misusedPromises = ['error', { checksVoidReturn: { attributes: false } }];

/**
 * Rules that need types. oxlint checks them in the gate (`oxlint.json`), ESLint as the authority:
 * `typed-rules.spec.mjs` holds a bad example of each against both.
 */
export const typedRules = {
  ...tseslint.configs.recommendedTypeCheckedOnly.at(-1).rules,
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': misusedPromises,
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/unbound-method': 'off',
};

/** The parser of a folder's TypeScript; only typed rules need the program of its `tsconfig.json`. */
const languageOptions = (folder, areTypesKnown) => ({
  parser: tseslint.parser,
  parserOptions: areTypesKnown ? { project: './tsconfig.json', tsconfigRootDir: folder } : {},
});

/** Longer ones are listed in `eslint-suppressions.json`, which may only shrink. */
export const longestFunction = ['error', { max: 40 }];
export const longestLine = ['error', { code: 120 }];

/**
 * Rules for TypeScript.
 *
 * @param {string} folder that has the `tsconfig.json`
 * @param {{ areTypesKnown?: boolean }} options without types, the rules that need them are left out
 */
export const typescriptRules = (folder, { areTypesKnown = true } = {}) => ({
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.eslintRecommended],
  languageOptions: languageOptions(folder, areTypesKnown),
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: {
    ...(areTypesKnown && typedRules),
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/ban-ts-comment': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    '@typescript-eslint/no-non-null-assertion': 'error',
    'no-restricted-imports': restrictedImports.everywhere,
    'no-restricted-syntax': restrictedSyntax.everywhere,
    'no-unused-vars': 'off',
    'no-undef': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
    'max-lines-per-function': longestFunction,
    'max-len': longestLine,
  },
});

/** Rules for code of the browser: screens and their parts. */
export const browserRules = (files) => ({
  files,
  plugins: { 'react-hooks': reactHooks },
  rules: {
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    'no-restricted-imports': restrictedImports.screens,
    'no-restricted-syntax': restrictedSyntax.screens,
  },
});

/**
 * A pattern's time must be linear in its text: the matching process serves other requests, too. `\s+$` restarts at each
 * blank; `(?<!\s)\s+$` does so once.
 */
export const linearPatterns = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
    'regexp/no-super-linear-move': ['error', { report: 'certain', ignorePartial: false }],
  },
};
