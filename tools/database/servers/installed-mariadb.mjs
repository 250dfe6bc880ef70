import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findProgram } from '../../programs/find-program.mjs';

const homebrew = ['/opt/homebrew/bin', '/opt/homebrew/opt/mariadb/bin', '/usr/local/opt/mariadb/bin'];

/**
 * The server, the program that prepares its data folder, and the folder both were installed under; undefined without
 * MariaDB.
 */
export function findMariadb() {
  const server = findProgram('mariadbd', homebrew);
  const installer = findProgram('mariadb-install-db', homebrew);
  return server && installer ? { server, installer, home: join(dirname(installer), '..') } : undefined;
}

/**
 * The MariaDB of this machine, run by the account where there is one.
 *
 * @param {import('../launch.mjs').Account} [account]
 * @returns {import('../launch.mjs').DatabaseServer}
 */
export function installedMariadb(account) {
  const programs = findMariadb();
  if (!programs) throw new Error('MariaDB is not installed: neither mariadbd nor mariadb-install-db was found.');
  const { server, installer, home } = programs;
  return {
    title: 'MariaDB',
    command: [server, '--no-defaults', `--basedir=${home}`],
    fleeting: ['--innodb-log-file-size=64M'],
    prepare: (dataFolder) => prepare(installer, home, dataFolder, account),
    account,
  };
}

/** The installer is a shell script that breaks on spaces in paths: it gets a relative one. */
function prepare(installer, home, dataFolder, account) {
  const { name, uid, gid } = account ?? { name: userInfo().username };
  const { status, stdout, stderr } = spawnSync(
    installer,
    [
      '--no-defaults',
      `--datadir=./${basename(dataFolder)}`,
      `--basedir=${home}`,
      `--user=${name}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--force', // for machines that cannot resolve their own name
      '--skip-name-resolve',
    ],
    // a temporary folder of its own: in a shared one another server that starts removes its tables
    { cwd: dirname(dataFolder), encoding: 'utf8', uid, gid, env: { ...process.env, TMPDIR: '.' } },
  );
  if (status !== 0) throw new Error(`MariaDB could not prepare ${dataFolder}:\n${stdout}${stderr}`);
}
