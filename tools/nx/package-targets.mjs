/**
 * Nx targets of every package, inferred from its files. `build` is a script of its `package.json`.
 * - `typecheck` if it has a `tsconfig.json`, and `lint`
 * - `test`: its specs; those that need a database are the target `test-db`, which `test` runs first. A service's `test`
 *   also runs the package of its tests (`services/orders/test`)
 * - `check` of `tools`: the specs that read the whole checkout
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findTestingPackage, isCheckoutSpec, isDatabaseSpec, isSpec } from '../test/spec-files.mjs';

const packages =
  '{shell,mf-*,tools,lab,e2e,libs/contracts,libs/web/*,libs/node/*,services/*,services/*/test}/package.json';

export const name = 'depot-package-targets';

export const createNodesV2 = [
  packages,
  (manifests, _options, { workspaceRoot }) => {
    const specs = findSpecs(workspaceRoot);
    return manifests.map((manifest) => {
      const root = dirname(manifest);
      const isTyped = existsSync(join(workspaceRoot, root, 'tsconfig.json'));
      return [manifest, { projects: { [root]: { root, targets: inferTargets(root, specs, isTyped) } } }];
    });
  },
];

/**
 * @param {string} root the folder of a package
 * @param {string[]} specs of the whole workspace, as paths from its root
 */
export function inferTargets(root, specs, isTyped) {
  const own = specs.filter((file) => findTestingPackage(file) === root && !isCheckoutSpec(file));
  const hasDatabaseSpecs = own.some(isDatabaseSpec);
  const hasTestsPackage = specs.some((file) => findTestingPackage(file) === `${root}/test`);
  return {
    ...(isTyped && { typecheck: runs(`node tools/check/typecheck.mjs ${root}`, ['default', '^sources', 'toolchain']) }),
    lint: runs(`node tools/lint/lint.mjs ${root}`, ['default', '^sources', 'lintRules', 'toolchain']),
    ...((own.length > 0 || hasTestsPackage) && { test: inferTest(root, own, { hasDatabaseSpecs, hasTestsPackage }) }),
    ...(hasDatabaseSpecs && { 'test-db': inferDatabaseTest(root) }),
    ...(root === 'tools' && { check: runs('node tools/test/test-package.mjs --checkout', ['wholeCheckout']) }),
  };
}

function inferTest(root, specs, { hasDatabaseSpecs, hasTestsPackage }) {
  const dependsOn = hasDatabaseSpecs ? ['test-db'] : [];
  if (hasTestsPackage) dependsOn.push({ projects: [`${basename(root)}-tests`], target: 'test' });
  // The host composes all domains, so a change of any domain runs the database tests of all.
  if (root === 'services/host') dependsOn.push({ dependencies: true, target: 'test-db' });
  if (specs.every(isDatabaseSpec)) return { executor: 'nx:noop', dependsOn };
  return {
    ...runs(`node tools/test/test-package.mjs ${root}`, ['default', '^sources', 'testRunner', 'toolchain']),
    dependsOn,
  };
}

const inferDatabaseTest = (root) =>
  runs(`node tools/test/test-package.mjs ${root} --database`, [
    'default',
    '^sources',
    'testRunner',
    'toolchain',
    'databaseServer',
  ]);

const runs = (command, inputs) => ({ command, options: { cwd: '{workspaceRoot}' }, inputs, cache: true });

const made = ['node_modules', 'dist', 'generated', 'test-results'];

/** Every spec but the journeys, as paths from the root of the workspace. */
export function findSpecs(workspaceRoot) {
  const rooms = readdirSync(workspaceRoot).filter((room) => /^(?:shell|mf-.*|tools|lab|libs|services)$/.test(room));
  return rooms.flatMap((room) => [...listFiles(workspaceRoot, room)]).filter(isSpec);
}

function* listFiles(workspaceRoot, path) {
  for (const entry of readdirSync(join(workspaceRoot, path), { withFileTypes: true })) {
    if (entry.isFile()) yield join(path, entry.name);
    else if (entry.isDirectory() && !made.includes(entry.name)) yield* listFiles(workspaceRoot, join(path, entry.name));
  }
}
