import { root } from '../workspace-root.mjs';
import { project } from './project.mjs';

/** Tests of the product on a cluster that another process has started (`npm test -- --only cluster walk`). */
export default {
  ...project,
  // A walk of every route through three processes.
  testTimeout: 300_000,
  rootDir: root,
  displayName: 'cluster',
  testEnvironment: 'node',
  roots: ['<rootDir>/services/host/test/cluster'],
  testMatch: ['**/*.cluster.ts'],
};
