/**
 * ESLint for a remote in a folder of its own: `export default remoteLint(import.meta.dirname)` in its
 * `eslint.config.mjs`.
 */
import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { restrictedSyntax } from './restricted-syntax.mjs';
import { browserRules, sortedImports, typescriptRules } from './source-rules.mjs';

const sources = ['src/**/*.{ts,tsx}'];

/** @param {string} folder of the remote */
export const remoteLint = (folder) =>
  tseslint.config(
    { ignores: ['node_modules/', 'dist/', '**/generated/'] },
    { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
    js.configs.recommended,
    sortedImports,
    { files: ['*.mjs'], languageOptions: { globals: { ...globals.node }, ecmaVersion: 2024 } },
    typescriptRules(folder),
    browserRules(sources),
    {
      files: ['**/*.spec.{ts,tsx}'],
      rules: {
        'max-lines-per-function': 'off',
        'max-lines': 'off',
        'max-len': 'off',
        'no-restricted-syntax': restrictedSyntax.tests,
        '@typescript-eslint/no-non-null-assertion': 'off',
      },
    },
  );
