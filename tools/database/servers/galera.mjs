import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { mustRun } from '../../process/run-command.mjs';
import { findProgram, isExecutable } from '../../programs/find-program.mjs';
import { Problem, step } from '../../say/say.mjs';
import { root } from '../../workspace-root.mjs';

/** Debian packages of a Galera node beside MariaDB: the library, and the programs that its transfer script calls. */
const packages = ['galera-4', 'rsync', 'lsof', 'iproute2'];
/** Has the script too, and would become a service if it were installed. */
const scriptPackage = 'mariadb-server';
const script = 'wsrep_sst_rsync';
const programs = [script, 'rsync', 'lsof', 'ss'];
const unpacked = join(root, '.data/servers/galera');
const providers = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const folders = ['usr/bin', 'usr/sbin', 'bin', 'sbin'];

/** False where a cluster could not even be fetched. */
export function mayHaveGalera(find = findProgram) {
  const isInstalled = providers.some((place) => existsSync(place)) && programs.every((name) => find(name));
  return isInstalled || existsSync(unpacked) || isFetchable(find);
}

const isFetchable = (find) => process.platform === 'linux' && find('apt-get') && find('dpkg-deb');

/**
 * Library and environment for a node of a Galera cluster, whose scripts find their programs there. Downloaded into
 * `.data/servers` if this machine does not have them, then copied into `folder`, which other accounts can read.
 *
 * @param {string} folder
 * @returns {Promise<{ provider: string, environment: NodeJS.ProcessEnv }>}
 */
export async function galeraParts(folder, find = findProgram) {
  const installed = providers.find((place) => existsSync(place));
  if (installed && programs.every((name) => find(name))) return { provider: installed, environment: {} };
  if (!existsSync(unpacked)) await step('Fetching galera-4', () => fetchParts(unpacked, find));
  const own = join(folder, 'parts');
  await cp(unpacked, own, { recursive: true });
  const places = folders.map((name) => join(own, name));
  const missing = programs.find((name) => !find(name) && !places.some((place) => isExecutable(join(place, name))));
  const provider = installed ?? join(own, 'usr/lib/galera/libgalera_smm.so');
  if (missing || !existsSync(provider)) throw new Problem(`${unpacked} holds no ${missing ?? 'galera'}: delete it.`);
  return { provider, environment: await environmentOf(own, places) };
}

/** Installed programs come first; unpacked ones are the fallback. */
async function environmentOf(own, places) {
  const libraries = (await readdir(join(own, 'usr/lib')).catch(() => []))
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(own, 'usr/lib', name));
  return {
    PATH: [process.env.PATH, '/usr/sbin', '/sbin', ...places].join(':'),
    ...(libraries.length > 0 && { LD_LIBRARY_PATH: libraries.join(':') }),
  };
}

/** Downloads and unpacks the missing packages without installing them. */
async function fetchParts(folder, find) {
  if (!isFetchable(find))
    throw new Problem(`A cluster needs the packages ${packages.join(', ')}, and this machine has no apt to get them.`);
  await mkdir(dirname(folder), { recursive: true });
  const working = await mkdtemp(join(dirname(folder), `${basename(folder)}.unfinished-`));
  try {
    const archives = join(working, 'cache/archives');
    await mkdir(join(archives, 'partial'), { recursive: true });
    const apt = ['apt-get', '-qq', '-o', 'APT::Sandbox::User=', '-o', 'Acquire::Retries=3'];
    const apart = ['-o', `Dir::Cache=${join(working, 'cache')}`, '-o', 'Debug::NoLocking=1', '--yes'];
    await mustRun([...apt, ...apart, 'install', '--download-only', '--no-install-recommends', ...packages]);
    await mustRun([...apt, 'download', scriptPackage], { cwd: archives });
    await unpack(archives, join(working, 'root'));
    await rename(join(working, 'root'), folder).catch((error) => {
      // Another process was faster.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

/** Unpacks only the scripts of the server's package. */
async function unpack(archives, folder) {
  const names = (await readdir(archives)).filter((name) => name.endsWith('.deb'));
  await mkdir(join(folder, 'usr/bin'), { recursive: true });
  for (const name of names) {
    const isWhole = !name.startsWith(`${scriptPackage}_`);
    const into = isWhole ? folder : join(archives, scriptPackage);
    await mustRun(['dpkg-deb', '-x', join(archives, name), into]);
    if (isWhole) continue;
    const scripts = (await readdir(join(into, 'usr/bin'))).filter((each) => each.startsWith('wsrep_sst_'));
    for (const each of scripts) await cp(join(into, 'usr/bin', each), join(folder, 'usr/bin', each));
  }
}
