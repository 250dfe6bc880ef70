import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** The files by which MariaDB's own installer fills the first tables, in its order. */
const firstTables = [
  'mariadb_system_tables.sql',
  'mariadb_performance_tables.sql',
  'mariadb_system_tables_data.sql',
  'fill_help_tables.sql',
  'maria_add_gis_sp_bootstrap.sql',
  'mariadb_sys_schema.sql',
];

/**
 * A MySQL whose packages lie unpacked in a folder.
 *
 * @returns {import('../launch.mjs').DatabaseServer}
 */
export function unpackedMysql(folder) {
  const command = [
    ...loaderOf(folder, 'usr/sbin/mysqld'),
    '--no-defaults',
    `--basedir=${join(folder, 'usr')}`,
    `--lc-messages-dir=${join(folder, 'usr/share/mysql')}`,
    '--mysqlx=OFF',
    '--secure-file-priv=',
  ];
  return {
    title: 'MySQL',
    command,
    fleeting: ['--innodb-redo-log-capacity=128M'],
    prepare: (dataFolder) => run([...command, '--initialize-insecure', ...ownerOf(dataFolder)]),
  };
}

/**
 * A MariaDB whose packages lie unpacked in a folder.
 *
 * @returns {import('../launch.mjs').DatabaseServer}
 */
export function unpackedMariadb(folder) {
  const share = join(folder, 'usr/share/mariadb');
  const command = [
    ...loaderOf(folder, 'usr/sbin/mariadbd'),
    '--no-defaults',
    `--basedir=${join(folder, 'usr')}`,
    `--lc-messages-dir=${share}`,
  ];
  const tables = () => [
    'CREATE DATABASE mysql;',
    'USE mysql;',
    'SET @auth_root_socket = NULL, @skip_auth_anonymous = 1;',
    ...firstTables.map((name) => readFileSync(join(share, name), 'utf8')),
  ];
  return {
    title: 'MariaDB',
    command,
    fleeting: ['--innodb-log-file-size=64M'],
    prepare: (dataFolder) => {
      mkdirSync(dataFolder);
      run([...command, '--bootstrap', ...ownerOf(dataFolder)], tables().join('\n'));
    },
  };
}

/** Version text of the program. */
export function versionOf({ command }) {
  const [program, ...args] = command;
  return spawnSync(program, [...args, '--version'], { encoding: 'utf8' }).stdout.trim();
}

/** The program with the libraries that came with it: those of this machine are older. */
function loaderOf(folder, program) {
  const libraries = readdirSync(join(folder, 'usr/lib')).find((name) => name.endsWith('-linux-gnu'));
  if (!libraries) throw new Error(`${folder} holds no libraries.`);
  const path = join(folder, 'usr/lib', libraries);
  const loader = readdirSync(path).find((name) => /^ld-linux.*\.so\.\d+$/.test(name));
  if (!loader) throw new Error(`${path} holds no loader.`);
  return [join(path, loader), '--library-path', path, join(folder, program)];
}

const ownerOf = (dataFolder) => [`--user=${userInfo().username}`, `--datadir=${dataFolder}`];

function run([program, ...args], input = '') {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The server could not prepare its data folder:\n${stdout}${stderr}`);
}
