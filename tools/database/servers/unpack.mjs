import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { mustRun } from '../../process/run-command.mjs';
import { findProgram } from '../../programs/find-program.mjs';
import { Problem } from '../../say/say.mjs';

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
const usualMirror = 'http://deb.debian.org/debian/';
/** Scripts that no server needs in order to run. */
const unneeded = /^(perl|libperl|libgdbm|libdb5)/;

/**
 * Downloads a package of Debian's unstable suite with its dependencies, and unpacks all into `folder`. apt uses
 * separate lists and state: nothing is installed, and the machine stays unchanged.
 */
export async function unpackDebian(packageName, folder, find = findProgram) {
  assertApt(packageName, find);
  await mkdir(dirname(folder), { recursive: true });
  const working = await mkdtemp(join(dirname(folder), `${basename(folder)}.unfinished-`));
  try {
    const archives = await fetchDebian(packageName, join(working, 'apt'));
    const root = join(working, 'root');
    for (const archive of archives) await mustRun(['dpkg-deb', '-x', archive, root]);
    await rename(root, folder).catch((error) => {
      // Another process was faster.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

async function fetchDebian(packageName, folder) {
  for (const name of ['lists/partial', 'cache/archives/partial']) await mkdir(join(folder, name), { recursive: true });
  const source = `deb [signed-by=${keyring}] ${mirror()} sid main\n`;
  await writeFile(join(folder, 'sources.list'), source);
  await writeFile(join(folder, 'status'), '');
  const outsideTransaction = {
    'Dir::Etc::sourcelist': join(folder, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(folder, 'lists'),
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache': join(folder, 'cache'),
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
    'Acquire::Retries': '3',
  };
  const apt = [
    'apt-get',
    '-qq',
    ...Object.entries(outsideTransaction).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
  ];
  await mustRun([...apt, 'update']);
  await mustRun([...apt, 'install', '--yes', '--download-only', '--no-install-recommends', packageName]);
  const archives = join(folder, 'cache/archives');
  const files = (await readdir(archives)).filter((name) => name.endsWith('.deb') && !unneeded.test(name));
  return files.map((name) => join(archives, name));
}

function assertApt(packageName, find) {
  if (process.platform === 'linux' && find('apt-get') && find('dpkg-deb') && existsSync(keyring)) return;
  throw new Problem(
    `${packageName} comes from Debian's packages, and this machine has no apt with Debian's keys (${keyring}). ` +
      'Run this on Debian, or on Ubuntu with the package debian-archive-keyring.',
  );
}

/** The mirror that this machine gets its own Debian packages from. */
function mirror() {
  const { stdout } = spawnSync('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'], {
    encoding: 'utf8',
  });
  return (stdout ?? '').split('\n').find((address) => /^https?:.*\/debian\/?$/.test(address)) ?? usualMirror;
}
