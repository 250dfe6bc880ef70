/** The rules of our sources, in the checkout and in a remote that stands alone. */
import reactHooks from 'eslint-plugin-react-hooks';
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

/** TypeScript whose types the `tsconfig.json` of the folder knows. */
export const typescriptRules = (folder) => ({
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.recommendedTypeCheckedOnly, tseslint.configs.eslintRecommended],
  languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder } },
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/ban-ts-comment': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
    '@typescript-eslint/require-await': 'off',
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/unbound-method': 'off',
    'no-restricted-imports': restrictedImports.everywhere,
    'no-restricted-syntax': restrictedSyntax.everywhere,
    'no-unused-vars': 'off',
    'no-undef': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
    'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }],
  },
});

/** What runs in a browser: screens, and what they are made of. */
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
