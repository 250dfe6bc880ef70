import { join } from 'node:path';
import plain from '../../../jest.config.mjs';

const transformer = join(import.meta.dirname, 'transform.cjs');

/** The project's own configuration; one file may have another text, and tests run in the order given. */
export default {
  ...plain,
  testSequencer: join(import.meta.dirname, 'sequencer.cjs'),
  projects: plain.projects.map((project) => ({
    ...project,
    transform: Object.fromEntries(
      Object.entries(project.transform).map(([pattern, [, options]]) => [pattern, [transformer, options]]),
    ),
  })),
};
