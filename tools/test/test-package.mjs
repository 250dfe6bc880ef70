/**
 * Runs the specs of one package, as Nx's targets do: `node tools/test/test-package.mjs <folder> [--database]`, those
 * that need a database with the flag, all others without it. `--checkout` instead of a folder: the specs that read the
 * whole checkout.
 */
import { findSpecs } from '../nx/package-targets.mjs';
import { runCommand } from '../process/run-command.mjs';
import { root } from '../workspace-root.mjs';
import { shuffleOptions } from './shuffle.mjs';
import { findTestingPackage, isCheckoutSpec, isDatabaseSpec } from './spec-files.mjs';

/** @returns {string[]} the spec files that a target of a package runs */
export function listTargetSpecs({ folder, needsDatabase, specs = findSpecs(root) }) {
  if (folder === undefined) return specs.filter(isCheckoutSpec);
  return specs.filter(
    (file) =>
      findTestingPackage(file) === folder && !isCheckoutSpec(file) && isDatabaseSpec(file) === Boolean(needsDatabase),
  );
}

const jest = [
  ...[process.execPath, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  'node_modules/jest/bin/jest.js',
];

async function testPackage(args) {
  const isCheckout = args.includes('--checkout');
  const needsDatabase = args.includes('--database');
  const files = listTargetSpecs({ folder: isCheckout ? undefined : args[0], needsDatabase });
  const database = needsDatabase || isCheckout ? [process.execPath, 'tools/with-database.mjs'] : [];
  const command = [...database, ...jest, '--silent', '--forceExit', ...shuffleOptions(), '--runTestsByPath', ...files];
  process.exitCode = await runCommand(command, { cwd: root, inherit: true });
}

if (process.argv[1] === import.meta.filename) await testPackage(process.argv.slice(2));
