import { readdirSync } from 'node:fs';
import { nodeProject, webProject } from './tools/jest/project.mjs';

const rootDir = import.meta.dirname;
const remotes = readdirSync(rootDir).filter((name) => name.startsWith('mf-'));

/**
 * Tests need `NODE_OPTIONS=--experimental-vm-modules`; `*.db.spec.ts` also need `node tools/with-database.mjs` around
 * them.
 */
export default {
  projects: [
    nodeProject(
      rootDir,
      ['libs/node', 'libs/contracts', 'services', 'tools', 'lab'].map((room) => `<rootDir>/${room}`),
    ),
    webProject(
      rootDir,
      ['shell', ...remotes, 'libs/web'].map((room) => `<rootDir>/${room}`),
    ),
  ],
};
