import { join } from 'node:path';
import plain from '../../../jest.config.mjs';

const transformer = join(import.meta.dirname, 'transform.cjs');

/** Papers are drawn in the browser and by the services: tests of both are about them. */
const drawnByServices = '<rootDir>/libs/web/documents/src';
const withPapers = (project) =>
  project.displayName === 'node'
    ? {
        ...project,
        roots: [...project.roots, drawnByServices],
        testPathIgnorePatterns: [...project.testPathIgnorePatterns, drawnByServices],
      }
    : project;

/** The project's own configuration, with one replaced file; tests run in the given order until one fails. */
export default {
  ...plain,
  testSequencer: join(import.meta.dirname, 'sequencer.cjs'),
  projects: plain.projects.map(withPapers).map((project) => ({
    ...project,
    testEnvironment: join(
      import.meta.dirname,
      `${project.displayName === 'node' ? 'node' : 'browser'}-environment.mjs`,
    ),
    transform: Object.fromEntries(
      Object.entries(project.transform).map(([pattern, [, options]]) => [pattern, [transformer, options]]),
    ),
  })),
};
