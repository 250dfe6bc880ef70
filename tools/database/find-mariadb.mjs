import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps the server in /usr/sbin, which is not on an ordinary user's PATH. */
const usualPlaces = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/opt/homebrew/opt/mariadb/bin'];

/** The full path of a program, or undefined when the machine does not have it. */
export function findProgram(name, extraPlaces = []) {
  const places = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...extraPlaces];
  return places.map((place) => join(place, name)).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The server and the program that prepares its data folder, or undefined when MariaDB is not installed. */
export function findMariadb() {
  const server = findProgram('mariadbd', usualPlaces);
  const installer = findProgram('mariadb-install-db', usualPlaces);
  return server && installer ? { server, installer } : undefined;
}
