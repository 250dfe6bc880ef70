import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, jest, test } from '@jest/globals';
import { listGateSpecs, listSpecsLeftToAll } from '../test/levels.mjs';
import { findTestingPackage } from '../test/spec-files.mjs';
import { listTargetSpecs } from '../test/test-package.mjs';
import { packaged, root } from '../workspace-root.mjs';
import { findSpecs, inferTargets } from './package-targets.mjs';

// Starts Nx.
jest.setTimeout(120_000);

const environment = { ...process.env, CI: 'true', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };

async function nx(...args) {
  const { stdout } = await promisify(execFile)(packaged('nx'), args, { cwd: root, env: environment });
  return stdout;
}

const specs = findSpecs(root);
const packages = [...new Set(specs.map(findTestingPackage))];

describe('every spec file', () => {
  test('is run by exactly one target of Nx', () => {
    const run = [
      ...packages.flatMap((folder) => [
        ...listTargetSpecs({ folder, specs }),
        ...listTargetSpecs({ folder, specs, needsDatabase: true }),
      ]),
      ...listTargetSpecs({ specs }),
    ];
    expect(run.sort()).toEqual(specs.toSorted());
  });

  test('is in the gate or left to the run of everything, and jest knows it', async () => {
    const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--listTests'];
    const { stdout } = await promisify(execFile)(process.execPath, jest, { cwd: root, maxBuffer: 10_000_000 });
    const known = stdout.trim().split('\n');
    expect([...listGateSpecs(), ...listSpecsLeftToAll()].sort().map((file) => `${root}/${file}`)).toEqual(known.sort());
  });
});

describe('targets of a package', () => {
  const orders = ['services/orders/src/a.spec.ts', 'services/orders/test/order-life.db.spec.ts'];

  test('a domain runs its own specs and the package of its tests', () => {
    const { test: own, 'test-db': database } = inferTargets('services/orders', orders, true);
    expect(own.command).toBe('node tools/test/test-package.mjs services/orders');
    expect(own.dependsOn).toEqual([{ projects: ['orders-tests'], target: 'test' }]);
    expect(database).toBeUndefined();
    const { test: tests, 'test-db': testsDatabase } = inferTargets('services/orders/test', orders, true);
    expect(tests.dependsOn).toEqual(['test-db']);
    expect(testsDatabase.command).toBe('node tools/test/test-package.mjs services/orders/test --database');
  });

  test('a package whose specs all need a database has nothing else to run', () => {
    expect(inferTargets('services/orders/test', orders.slice(1), true).test.executor).toBe('nx:noop');
  });

  test('a package without specs is linted and type-checked', () => {
    expect(Object.keys(inferTargets('services/orders', [], true)).sort()).toEqual(['lint', 'typecheck']);
  });
});

test('a change of a contract affects what imports it', async () => {
  const changed = [
    'show',
    'projects',
    '--affected',
    '--files=libs/contracts/src/amounts/amounts.ts',
    '--with-target=test',
  ];
  const affected = (await nx(...changed)).trim().split('\n');
  expect(affected).toEqual(expect.arrayContaining(['contracts', 'orders', 'host', 'mf-orders', 'shell', 'web-ui']));
  const own = ['show', 'projects', '--affected', '--files=mf-reports/src/manifest.ts', '--with-target=test'];
  expect((await nx(...own)).trim().split('\n')).toEqual(['mf-reports']);
});

test('a package that did not change is answered from the cache', async () => {
  await nx('run', 'web-rtk:lint');
  expect(await nx('run', 'web-rtk:lint')).toMatch(/local cache|existing outputs match the cache/);
});
