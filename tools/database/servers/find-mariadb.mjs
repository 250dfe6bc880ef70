import { dirname, join } from 'node:path';
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
