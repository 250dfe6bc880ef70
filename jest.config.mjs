import { swcOptions } from './tools/build/swc-options.mjs';

/** The same SWC settings as the build; jest names the file itself. */
const swc = (sample) => {
  const { filename, ...options } = swcOptions(sample);
  return ['@swc/jest', options];
};

const project = {
  rootDir: import.meta.dirname,
  resolver: '<rootDir>/tools/jest/resolver.cjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': swc('sample.tsx'), '\\.ts$': swc('sample.ts') },
  moduleNameMapper: { '\\.(css|svg|png|woff2)$': '<rootDir>/tools/jest/style.mjs' },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
  clearMocks: true,
};

/**
 * Tests need `NODE_OPTIONS=--experimental-vm-modules`; `*.db.spec.ts` also need `node tools/with-database.mjs` around
 * them.
 */
export default {
  testTimeout: 120_000,
  projects: [
    {
      ...project,
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['<rootDir>/libs/node', '<rootDir>/libs/contracts', '<rootDir>/services', '<rootDir>/tools'],
      testMatch: ['**/*.spec.{ts,tsx,mjs}'],
    },
    {
      ...project,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.mjs',
      roots: [
        'shell',
        'mf-orders',
        'mf-inventory',
        'mf-inbound',
        'mf-reports',
        'mf-settings',
        'mf-admin',
        'libs/web',
      ].map((room) => `<rootDir>/${room}`),
      testMatch: ['**/*.spec.{ts,tsx}'],
      setupFiles: ['<rootDir>/tools/jest/browser.mjs'],
    },
  ],
};
