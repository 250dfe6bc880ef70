import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Sorts the imports and formats what a generator has written, then says what follows.
 *
 * @param {{ root: string, listChanges: () => { path: string }[] }} tree
 * @param {string} next
 * @returns {() => void} Nx calls it once the files are written
 */
export function formatFiles(tree, next) {
  const files = tree.listChanges().map(({ path }) => path);
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  return () => {
    run(tree.root, 'eslint', ['--fix', '--no-error-on-unmatched-pattern', ...sources], { DEPOT_LINT: 'untyped' });
    run(tree.root, 'oxfmt', ['--no-error-on-unmatched-pattern', ...files]);
    console.log(`\nNext: ${next}.`);
  };
}

function run(root, tool, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${tool} refuses what was written:\n${stdout}${stderr}`);
}
