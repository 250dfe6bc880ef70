import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { restrictedImports } from './tools/lint/restricted-imports.mjs';
import { restrictedSyntax } from './tools/lint/restricted-syntax.mjs';
import {
  browserRules,
  linearPatterns,
  longestFunction,
  longestLine,
  sortedImports,
  typescriptRules,
} from './tools/lint/source-rules.mjs';

const tests = ['**/*.spec.{ts,tsx,mjs}', '**/testing/**', 'libs/*/testing/**', 'e2e/**'];
const browserRooms = ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'libs/web/**/*.{ts,tsx}'];
/** The gate has oxlint check what needs types (`tools/lint/lint.mjs`). */
const areTypesKnown = process.env.DEPOT_LINT !== 'untyped';
const facadeRooms = ['libs/web/{ui,router,rtk,i18n,testing}/**'];

/**
 * A rejection that nobody handles ends a process: `void` in front of a promise handles nothing. Browsers only report
 * it.
 */
const noPromiseLeftAlone = {
  '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
  '@typescript-eslint/no-misused-promises': 'error',
};

const promiseRules = areTypesKnown ? noPromiseLeftAlone : {};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.data/',
      '.nx/',
      'coverage/',
      '**/generated/',
      '**/*.generated.*',
      'playwright-report/',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  sortedImports,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: { ...globals.node }, ecmaVersion: 2025 },
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'max-lines-per-function': longestFunction,
      'max-len': longestLine,
    },
  },
  {
    files: ['**/*.mjs'],
    ...(areTypesKnown && {
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { project: './tsconfig.scripts.json', tsconfigRootDir: import.meta.dirname },
      },
    }),
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: promiseRules,
  },
  {
    files: ['tools/jest/browser.mjs', 'lab/pictures/in-page.mjs'],
    languageOptions: { globals: { ...globals.browser } },
  },
  typescriptRules(import.meta.dirname, { areTypesKnown }),
  browserRules(browserRooms),
  {
    files: [...browserRooms, 'libs/**/*.{ts,tsx}', 'services/**/*.ts'],
    ignores: [...tests, '**/test/**', 'services/testing/**', '**/migrations/**'],
    ...linearPatterns,
  },
  {
    files: ['libs/web/ui/src/form/DateField.tsx'],
    rules: { 'no-restricted-syntax': restrictedSyntax.dateField },
  },
  {
    files: ['libs/web/storage/src/{text,archive}.ts'],
    rules: { 'no-restricted-syntax': restrictedSyntax.storage },
  },
  { files: ['libs/web/downloads/**'], rules: { 'no-restricted-imports': restrictedImports.downloads } },
  { files: facadeRooms, rules: { 'no-restricted-imports': restrictedImports.everywhere } },
  {
    files: ['services/**/*.ts'],
    ignores: ['**/*.entity.ts', '**/migrations/**'],
    rules: { 'no-restricted-imports': restrictedImports.services },
  },
  {
    files: ['services/*/src/**/*.ts'],
    ignores: ['services/testing/**'],
    rules: { 'no-restricted-syntax': restrictedSyntax.services },
  },
  { files: ['services/*/src/**/*.repository.ts'], rules: { 'no-restricted-syntax': restrictedSyntax.repositories } },
  {
    files: ['services/**/*.ts', 'libs/node/**/*.ts', 'libs/contracts/**/*.ts', 'e2e/**/*.ts', 'lab/**/*.ts'],
    rules: promiseRules,
  },
  {
    files: [...tests, '**/migrations/**'],
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': 'off',
      'max-len': 'off',
      'no-restricted-syntax': restrictedSyntax.tests,
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  /** Tables of what the walks expect. */
  { files: ['services/*/test/**'], rules: { 'max-len': 'off' } },
);
