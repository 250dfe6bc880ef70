/**
 * Lints the sources: `node tools/lint/lint.mjs [folder…]`, the whole workspace by default. ESLint checks the rules
 * without types, oxlint those with types: each of these has a bad example that fails in both (`typed-rules.spec.mjs`).
 * With `--authority` ESLint checks all rules, which takes minutes.
 */
import { CommandFailed, mustRun } from '../process/run-command.mjs';
import { packaged, root } from '../workspace-root.mjs';

const eslint = (folders, env) =>
  mustRun([packaged('eslint'), ...folders, '--max-warnings=0', '--no-error-on-unmatched-pattern'], { cwd: root, env });

const oxlint = (folders) =>
  mustRun([packaged('oxlint'), '--config', 'tools/lint/oxlint.json', '--type-aware', '--deny-warnings', ...folders], {
    cwd: root,
  });

/**
 * Runs both, even if the first one fails.
 *
 * @param {string[]} folders from the root of the workspace
 */
export async function lint(folders = ['.']) {
  const runs = await Promise.allSettled([eslint(folders, { DEPOT_LINT: 'untyped' }), oxlint(folders)]);
  const [failure, ...others] = runs.flatMap(({ reason }) => reason ?? []);
  if (!failure) return;
  if (others.length > 0) failure.output = `${failure.output}\n${others[0].output}`;
  throw failure;
}

/** @param {string[]} folders from the root of the workspace */
export const lintByAuthority = (folders = ['.']) => eslint(folders);

if (process.argv[1] === import.meta.filename) {
  const args = process.argv.slice(2);
  const folders = args.filter((arg) => !arg.startsWith('--'));
  const chosen = folders.length > 0 ? folders : undefined;
  try {
    await (args.includes('--authority') ? lintByAuthority(chosen) : lint(chosen));
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    console.error(error.output);
    process.exitCode = 1;
  }
}
