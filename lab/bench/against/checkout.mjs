import { execFileSync } from 'node:child_process';
import { lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { mustRun } from '../../../tools/process/run-command.mjs';
import { onStop } from '../../../tools/process/stop.mjs';
import { root } from '../../../tools/workspace-root.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Checks a commit out into the folder and builds its services. `remove` forgets the checkout; the caller deletes the
 * folder.
 */
export async function buildCheckout(commit, folder) {
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`);
  git('worktree', 'add', '--quiet', '--detach', folder, hash);
  const removeTree = () => git('worktree', 'remove', '--force', folder);
  // An interrupted run leaves no worktree either.
  const forget = onStop(removeTree);
  const remove = () => {
    forget();
    removeTree();
  };
  try {
    if (hasSamePackages(hash)) await linkPackages(folder);
    else await mustRun(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: folder });
    await buildHost(folder);
    return { folder, name: git('rev-parse', '--short', hash), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Builds the services of a checkout; Nx takes from its cache what has not changed. */
export async function buildHost(folder) {
  const env = { CI: 'true', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0' };
  await mustRun([join(folder, 'node_modules/.bin/nx'), 'run', 'host:build', '--output-style=static'], {
    cwd: folder,
    env,
  });
}

const hasSamePackages = (hash) => git('diff', '--name-only', hash, '--', 'package-lock.json') === '';

/** npm's packages are those of this checkout; the links to packages of the workspace lead into the other one. */
async function linkPackages(folder) {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@depot'), { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '@depot' && name !== '.cache');
  const own = (await readdir(join(from, '@depot'))).map((name) => join('@depot', name));
  for (const name of [...names, ...own]) {
    const path = join(from, name);
    await symlink((await lstat(path)).isSymbolicLink() ? await readlink(path) : path, join(to, name));
  }
}
