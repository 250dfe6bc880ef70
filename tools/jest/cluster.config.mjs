import { root } from '../workspace-root.mjs';
import { project, testTimeout } from './project.mjs';

/** Tests of the product on a cluster that another process has started (`npm test -- --only cluster walk`). */
export default {
  testTimeout,
  ...project,
  rootDir: root,
  displayName: 'cluster',
  testEnvironment: 'node',
  roots: ['<rootDir>/services/host/test/cluster'],
  testMatch: ['**/*.cluster.ts'],
};
