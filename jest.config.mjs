import { readdirSync } from 'node:fs';
import { project, testTimeout, webProject } from './tools/jest/project.mjs';

const rootDir = import.meta.dirname;
const remotes = readdirSync(rootDir).filter((name) => name.startsWith('mf-'));

/**
 * Tests need `NODE_OPTIONS=--experimental-vm-modules`; `*.db.spec.ts` also need `node tools/with-database.mjs` around
 * them.
 */
export default {
  testTimeout,
  projects: [
    {
      ...project,
      rootDir,
      displayName: 'node',
      testEnvironment: 'node',
      // Papers are drawn by the React that the product runs; its other one is slower, too.
      moduleNameMapper: { '^\\./cjs/(react(?!-is)[-.a-z]*)\\.development\\.js$': './cjs/$1.production.js' },
      roots: ['libs/node', 'libs/contracts', 'services', 'tools'].map((room) => `<rootDir>/${room}`),
      testMatch: ['**/*.spec.{ts,tsx,mjs}'],
    },
    webProject(
      rootDir,
      ['shell', ...remotes, 'libs/web'].map((room) => `<rootDir>/${room}`),
    ),
  ],
};
