import { execFileSync } from 'node:child_process';

/**
 * The commit that is built from a folder; marked where it is not quite that, since others could not build it again.
 *
 * @param {string} folder
 * @returns {string}
 */
export function commitIn(folder) {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT;
  const inGit = (...args) =>
    execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  try {
    const head = inGit('rev-parse', '--short=12', 'HEAD');
    return inGit('--no-optional-locks', 'status', '--porcelain') === '' ? head : `${head}-dirty`;
  } catch {
    return 'unknown'; // built from an unpacked archive
  }
}
