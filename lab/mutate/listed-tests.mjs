import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../tools/workspace-root.mjs';

const ofJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const config = join(import.meta.dirname, 'jest/jest.config.mjs');

let sources;

/**
 * Test files that load a source, as `jest --findRelatedTests` lists them. Runs in this process, so that resolved
 * modules are cached for the next source.
 */
export async function listedTests(file) {
  sources ??= searchSources();
  const found = (await sources).map((source) => source.findRelatedTests(new Set([join(root, file)]), false));
  return (await Promise.all(found)).flatMap(({ tests }) => tests.map(({ path }) => path));
}

/** One for each project: node and browser. */
async function searchSources() {
  const core = createRequire(ofJest.resolve('@jest/core'));
  const { SearchSource } = ofJest('@jest/core');
  const { readConfigs } = core('jest-config');
  const { default: Runtime } = core('jest-runtime');
  const { configs } = await readConfigs({ $0: 'mutate', _: [], config }, [root]);
  const options = { console, maxWorkers: 1, watch: false, watchman: false };
  return Promise.all(configs.map(async (project) => new SearchSource(await Runtime.createContext(project, options))));
}
