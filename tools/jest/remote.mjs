/**
 * Jest for a remote in a folder of its own: `export { default } from '@depot/tools/jest';` in its `jest.config.mjs`.
 * Tests need `NODE_OPTIONS=--experimental-vm-modules`.
 */
import { testTimeout, webProject } from './project.mjs';

const rootDir = process.cwd();

export default { rootDir, testTimeout, projects: [{ ...webProject, rootDir, roots: ['<rootDir>/src'] }] };
