import { createRequire } from 'node:module';
import { join } from 'node:path';
import { swcOptions } from '../build/swc-options.mjs';
import { bundledPackages } from './bundled-packages.mjs';

const { resolve } = createRequire(import.meta.url);
const at = (name) => join(import.meta.dirname, name);

/** The build's SWC settings; jest names the file itself, and warns of JSON that is imported without its type. */
const swc = (sample) => {
  const { filename, jsc, ...options } = swcOptions(sample);
  return [resolve('@swc/jest'), { ...options, jsc: { ...jsc, experimental: { keepImportAttributes: true } } }];
};

/** Common settings of jest's projects, in the checkout and in a separate remote. */
export const project = {
  resolver: at('resolver.cjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': swc('sample.tsx'), '\\.ts$': swc('sample.ts') },
  modulePathIgnorePatterns: ['<rootDir>/(?!node_modules/)(.*/)?dist/', '<rootDir>/\\.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
  clearMocks: true,
};

/** Tests of code for Node, in the folders `roots`. */
export const nodeProject = (rootDir, roots) => ({
  ...project,
  rootDir,
  roots,
  displayName: 'node',
  testEnvironment: at('node-environment.mjs'),
  globalSetup: at('bundled-packages.mjs'),
  moduleNameMapper: {
    // Papers are drawn by the React that the product runs; its other one is slower, too.
    '^\\./cjs/(react(?!-is)[-.a-z]*)\\.development\\.js$': './cjs/$1.production.js',
    ...bundledPackages(rootDir, 'node'),
  },
  testMatch: ['**/*.spec.{ts,tsx,mjs}'],
});

/** Tests of code for the browser. */
export const webProject = (rootDir, roots) => ({
  ...project,
  rootDir,
  roots,
  displayName: 'web',
  testEnvironment: at('browser-environment.mjs'),
  globalSetup: at('bundled-packages.mjs'),
  moduleNameMapper: { '\\.(css|svg|png|woff2)$': at('style.mjs'), ...bundledPackages(rootDir, 'web') },
  testMatch: ['**/*.spec.{ts,tsx}'],
  setupFiles: [at('browser.mjs')],
});

const rootDir = process.cwd();

/**
 * Jest for a remote in a folder of its own: `export { default } from '@depot/tools/jest';` in its `jest.config.mjs`.
 * Tests need `NODE_OPTIONS=--experimental-vm-modules`.
 */
export default { rootDir, projects: [webProject(rootDir, ['<rootDir>/src'])] };
